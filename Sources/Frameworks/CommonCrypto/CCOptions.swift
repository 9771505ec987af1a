/// Whether to encrypt or to decrypt.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// The options of a cipher.
public typealias CCOptions = UInt32
/// The mode of operation of a cipher.
public typealias CCMode = UInt32
/// The padding of the last block.
public typealias CCPadding = UInt32
/// The options of a mode of operation.
public typealias CCModeOptions = UInt32

/// Encryption.
public let kCCEncrypt = 0
/// Decryption.
public let kCCDecrypt = 1

/// The Advanced Encryption Standard, for keys of any length.
public let kCCAlgorithmAES = 0
/// The Advanced Encryption Standard, for keys of any length.
public let kCCAlgorithmAES128 = 0
/// The Data Encryption Standard.
public let kCCAlgorithmDES = 1
/// The Data Encryption Standard with three keys.
public let kCCAlgorithm3DES = 2
/// The cipher CAST.
public let kCCAlgorithmCAST = 3
/// The stream cipher RC4.
public let kCCAlgorithmRC4 = 4
/// The cipher RC2.
public let kCCAlgorithmRC2 = 5
/// The cipher Blowfish.
public let kCCAlgorithmBlowfish = 6

/// Padding as in PKCS #7.
public let kCCOptionPKCS7Padding = 0x0001
/// Blocks that are encrypted independently, rather than chained.
public let kCCOptionECBMode = 0x0002

/// Blocks that are encrypted independently.
public let kCCModeECB = 1
/// Blocks that are chained.
public let kCCModeCBC = 2
/// Feedback of the encrypted block.
public let kCCModeCFB = 3
/// A counter.
public let kCCModeCTR = 4
/// Feedback of the cipher's output.
public let kCCModeOFB = 7
/// The mode XTS for storage.
public let kCCModeXTS = 8
/// A stream cipher.
public let kCCModeRC4 = 9
/// Feedback of each encrypted byte.
public let kCCModeCFB8 = 10

/// No padding.
public let ccNoPadding = 0
/// Padding as in PKCS #7.
public let ccPKCS7Padding = 1

/// A counter with its least significant byte first.
public let kCCModeOptionCTR_LE = 0x0001
/// A counter with its most significant byte first.
public let kCCModeOptionCTR_BE = 0x0002

/// The length of an AES key with 128 bits.
public let kCCKeySizeAES128 = 16
/// The length of an AES key with 192 bits.
public let kCCKeySizeAES192 = 24
/// The length of an AES key with 256 bits.
public let kCCKeySizeAES256 = 32
/// The length of a DES key.
public let kCCKeySizeDES = 8
/// The length of three DES keys.
public let kCCKeySize3DES = 24
/// The minimum length of a CAST key.
public let kCCKeySizeMinCAST = 5
/// The maximum length of a CAST key.
public let kCCKeySizeMaxCAST = 16
/// The minimum length of an RC4 key.
public let kCCKeySizeMinRC4 = 1
/// The maximum length of an RC4 key.
public let kCCKeySizeMaxRC4 = 512
/// The minimum length of an RC2 key.
public let kCCKeySizeMinRC2 = 1
/// The maximum length of an RC2 key.
public let kCCKeySizeMaxRC2 = 128
/// The minimum length of a Blowfish key.
public let kCCKeySizeMinBlowfish = 8
/// The maximum length of a Blowfish key.
public let kCCKeySizeMaxBlowfish = 56

/// The length of an AES block.
public let kCCBlockSizeAES128 = 16
/// The length of a DES block.
public let kCCBlockSizeDES = 8
/// The length of a DES block with three keys.
public let kCCBlockSize3DES = 8
/// The length of a CAST block.
public let kCCBlockSizeCAST = 8
/// The length of an RC2 block.
public let kCCBlockSizeRC2 = 8
/// The length of a Blowfish block.
public let kCCBlockSizeBlowfish = 8

/// The size of the memory for an AES cipher.
public let kCCContextSizeAES128 = 404
/// The size of the memory for a DES cipher.
public let kCCContextSizeDES = 240
/// The size of the memory for a DES cipher with three keys.
public let kCCContextSize3DES = 496
/// The size of the memory for a CAST cipher.
public let kCCContextSizeCAST = 240
/// The size of the memory for an RC4 cipher.
public let kCCContextSizeRC4 = 1072
