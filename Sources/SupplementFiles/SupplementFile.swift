/// A Swift file whose declarations are added to the modules of apps.
///
/// The files are in `Code`. The `SupplementCode` target compiles them against UIKit.
package struct SupplementFile: Sendable {
  /// The file without the comments at its start.
  package let text: String
  /// The declarations after the file's imports.
  package let declarations: String

  private init(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.drop { $0.isEmpty || $0.hasPrefix("// ") }
    text = code.joined(separator: "\n")
    declarations = code.drop { $0.isEmpty || $0.hasPrefix("import ") }.joined(separator: "\n")
  }

  /// A cast of blocks to pointers.
  package static let blocks = SupplementFile(PackageResources.Blocks_swift)
  /// Methods of URL caches that distinguish queries and recognize stale responses.
  package static let cache = SupplementFile(PackageResources.QuinceCache_swift)
  /// Members for connections that can't be used on Linux.
  package static let connections = SupplementFile(PackageResources.Connections_swift)
  /// Members of Foundation that have fewer features on Linux.
  package static let foundation = SupplementFile(PackageResources.Foundation_swift)
  /// Names for Foundation classes that Quince provides.
  package static let foundationNames = SupplementFile(PackageResources.FoundationNames_swift)
  /// A protocol for classes whose objects are created by a method instead of `init()`.
  package static let madeObjects = SupplementFile(PackageResources.MadeObjects_swift)
  /// Swift functions that `CGFloat` hides.
  package static let numbers = SupplementFile(PackageResources.Numbers_swift)
  /// Members of Foundation's types that have fewer features on Linux, and that classes can
  /// override.
  package static let overridableMembers = SupplementFile(
    PackageResources.OverridableMembers_swift)
  /// The class that replaces `NSObject` if a class uses members that Swift's `NSObject` doesn't
  /// have.
  package static let object = SupplementFile(PackageResources.QuinceObject_swift)
  /// Members of URL sessions that make requests fail while the device has no network, and slow on a
  /// slow network.
  package static let offline = SupplementFile(PackageResources.QuinceOffline_swift)
  /// Questions for passwords of URL sessions' tasks, which can be refused.
  package static let passwords = SupplementFile(PackageResources.QuincePasswords_swift)
  /// Asynchronous methods of URL sessions that can be canceled.
  package static let session = SupplementFile(PackageResources.QuinceSession_swift)
  /// The property that SwiftPM adds to a target with resources.
  package static let resourceBundle = SupplementFile(PackageResources.ResourceBundle_swift)
  /// Names of Apple's C library for files and streams.
  package static let systemFiles = SupplementFile(PackageResources.SystemFiles_swift)
  /// Methods that unarchive objects of given classes.
  package static let unarchiving = SupplementFile(PackageResources.Unarchiving_swift)
}
