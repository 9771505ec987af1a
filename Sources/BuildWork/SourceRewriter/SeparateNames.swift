import Foundation

/// Names of a framework that's a separate library, which files can use without importing it.
///
/// A file with one of them makes the app link with the library, so a part of a name isn't enough.
struct SeparateNames {
  let module: String
  /// Parts of all names, which are quick to find.
  private let hints: DeclaredNames
  /// Names of declarations outside types, or the words that they start with.
  private let starts: [String]
  /// Entire names of declarations outside types.
  private let names: Set<String>
  /// Names of members.
  private let members: Set<String>

  private init(
    in module: String, hints: [String], starts: [String] = [], names: Set<String> = [],
    members: Set<String> = []
  ) {
    self.module = module
    self.hints = DeclaredNames(in: module, names: hints)
    self.starts = starts
    self.names = names
    self.members = members
  }

  /// Returns whether a file might use a name.
  func areHinted(in text: [UInt8]) -> Bool { hints.isMentioned(in: text) }

  /// Returns whether a name that isn't a member's is one of these.
  func contains(_ name: String) -> Bool {
    names.contains(name) || starts.contains { Self.name(name, startsWith: $0) }
  }

  /// Returns whether the name of a member is one of these.
  func containsMember(_ name: String) -> Bool { members.contains(name) }

  /// Returns whether a name consists of some words, and perhaps of others after them.
  private static func name(_ name: String, startsWith words: String) -> Bool {
    guard name.hasPrefix(words) else { return false }
    return words.hasSuffix("_") || name.dropFirst(words.count).first?.isLowercase != true
  }

  static let all = [
    // Names that Foundation re-exports from Security on iOS.
    SeparateNames(
      in: "Security",
      hints: [
        "kSec", "errSec", "SecAccessControl", "SecCertificate", "SecCopyError", "SecIdentity",
        "SecItem", "SecKey", "SecPKCS12", "SecPolicy", "SecRandom", "SecTrust", "serverTrust",
      ],
      starts: [
        "kSecAttr", "kSecClass", "kSecImport", "kSecMatch", "kSecPrivateKey", "kSecPublicKey",
        "kSecRandom", "kSecReturn", "kSecShared", "kSecUse", "kSecValue", "errSec",
        "SecAccessControl", "SecCertificate", "SecCopyError", "SecIdentity", "SecItem", "SecKey",
        "SecPKCS12", "SecPolicy", "SecRandom", "SecTrust",
      ],
      members: ["serverTrust"]),
    // Names that apps import with a bridging header.
    SeparateNames(
      in: "CommonCrypto",
      hints: ["CC_LONG", "CC_MD5", "CC_SHA", "CCCrypt", "CCHmac", "CCKeyDerivation", "CCRandom"],
      starts: [
        "CC_LONG", "CC_MD5", "CC_SHA", "CCCrypt", "CCCryptor", "CCHmac", "CCKeyDerivation",
        "CCRandom",
      ]),
    // Names that apps import with a bridging header.
    SeparateNames(
      in: "SQLite3", hints: ["sqlite3_", "SQLITE_"], starts: ["sqlite3_", "SQLITE_"]),
    // Names that Foundation declares on iOS.
    SeparateNames(
      in: "Compression",
      hints: ["compressed(using", "NSData.CompressionAlgorithm"],
      members: ["compressed", "decompressed", "CompressionAlgorithm"]),
    // Names that UIKit re-exports from Image I/O on iOS, through Core Image.
    SeparateNames(
      in: "ImageIO",
      hints: ["CGImageSource", "CGImageDestination", "CGImageProperty"],
      starts: [
        "CGImageDestination", "CGImageSource", "kCGImageDestination", "kCGImageProperty",
        "kCGImageSource",
      ]),
    // Names that UIKit re-exports from Core Image on iOS.
    SeparateNames(
      in: "CoreImage",
      hints: [
        "CIImage", "CIFilter", "CIContext", "CIVector", "CIDetector", "CIFeature", "CIQRCode",
        "kCIInput", "ciImage",
      ],
      starts: ["kCIInput"],
      names: [
        "CIImage", "CIFilter", "CIContext", "CIVector", "CIDetector", "CIFeature",
        "CIQRCodeFeature",
      ],
      members: ["ciImage"]),
    // Names that UIKit re-exports from Core Text on iOS.
    SeparateNames(
      in: "CoreText",
      hints: ["CTFont", "CTFrame", "CTLine", "kCTFont", "kCTForeground", "kCTStroke"],
      starts: [
        "CTFont", "CTFrame", "CTFramesetter", "CTLine", "kCTFont", "kCTForeground", "kCTKern",
        "kCTStroke", "kCTUnderline",
      ]),
    // Names that Foundation re-exports from Combine on iOS.
    SeparateNames(
      in: "Combine",
      hints: [
        "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
        "CurrentValueSubject",
      ],
      names: [
        "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
        "CurrentValueSubject",
      ]),
  ]
}
