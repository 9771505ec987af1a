import Foundation

/// The imports of a file for its added code, without making UIKit's names available to the user's
/// code in it.
struct AddedImports {
  /// Modules of Apple's that don't hand on UIKit.
  private static let modulesWithoutUIKit: Set = [
    "Swift", "Foundation", "Dispatch", "ObjectiveC", "CoreGraphics", "os", "OSLog",
  ]
  /// The UIKit names in added code, each with its kind.
  private static let kinds = [
    "BundleCalls": "enum", "ClassNames": "enum", "DateTextWriting": "protocol",
    "ErrorText": "enum", "FolderCalls": "enum", "FormatterCalls": "enum",
    "ForwardedMessages": "enum", "FoundationCalls": "enum", "KeyValueChangeTelling": "protocol",
    "KeyValueCodable": "protocol", "KeyValueCoding": "struct", "KeyValueDependent": "protocol",
    "KeyValueFailure": "enum", "KeyValueObserver": "protocol", "MessageForwarding": "protocol",
    "NumberTextWriting": "protocol", "ObjCClass": "struct", "ObjCExposing": "protocol",
    "ObjCMember": "struct", "ObjCRuntime": "enum", "ObjectValueReading": "protocol",
    "PluralFormats": "enum", "PropertyObservers": "class",
    "RangedObjectValueReading": "protocol", "Selector": "struct", "SystemRelease": "enum",
    "TextCalls": "enum",
  ]

  /// Whether each file can use UIKit's names; those of a target with a bridging header may wherever
  /// that imports UIKit.
  private let hasUIKit: [Bool]

  init(index: DeclarationIndex, fileCount: Int, settings: BuildSettings) {
    let hasHeader = !(settings["SWIFT_OBJC_BRIDGING_HEADER"] ?? "").isEmpty
    var hasUIKit = Array(repeating: hasHeader, count: fileCount)
    for (module, file, _) in index.imports where !Self.modulesWithoutUIKit.contains(module) {
      hasUIKit[file] = true
    }
    self.hasUIKit = hasUIKit
  }

  /// Returns the imports for code at the end of a file.
  /// - Parameter text: All of the file.
  func lines(forFile file: Int, text: String) -> Set<String> {
    guard !hasUIKit[file] else { return ["import UIKit"] }
    // UIKit re-exports the modules here that Foundation re-exports or declares on iOS.
    var lines: Set = ["import CoreGraphics", "import FoundationSupplement", "import ObjectiveC"]
    for match in text.matches(of: /UIKit\.(\w+)/) {
      guard let kind = Self.kinds[String(match.1)] else { return ["import UIKit"] }
      lines.insert("import \(kind) UIKit.\(match.1)")
    }
    return lines
  }
}
