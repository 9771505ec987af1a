import Foundation

/// The imports that a file's added code needs.
///
/// They don't expose UIKit's names to the user's code in the file.
struct AddedImports {
  /// Apple's modules that don't re-export UIKit.
  private static let modulesWithoutUIKit: Set = [
    "Swift", "Foundation", "Dispatch", "ObjectiveC", "CoreGraphics", "os", "OSLog",
  ]
  /// The UIKit names in added code, each with its kind.
  private static let kinds = [
    "BundleCalls": "enum", "CalendarCalls": "enum", "ClassNames": "enum",
    "DateStrategies": "enum", "DateTextWriting": "protocol",
    "ErrorText": "enum", "FolderCalls": "enum", "FormatterCalls": "enum",
    "ForwardedMessages": "enum", "FoundationCalls": "enum", "KeyValueChangeTelling": "protocol",
    "KeyValueCodable": "protocol", "KeyValueCoding": "struct", "KeyValueDependent": "protocol",
    "KeyValueFailure": "enum", "KeyValueObserver": "protocol", "MessageForwarding": "protocol",
    "NumberTextWriting": "protocol", "ObjCClass": "struct", "ObjCExposing": "protocol",
    "ObjCMember": "struct", "ObjCRuntime": "enum", "ObjectValueReading": "protocol",
    "PluralFormats": "enum", "PropertyObservers": "class",
    "RangedObjectValueReading": "protocol", "RunningSystem": "enum", "Selector": "struct",
    "TextCalls": "enum",
  ]

  /// Whether each file can use UIKit's names.
  ///
  /// In a target with a bridging header that imports UIKit, every file can.
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
  /// - Parameter text: The file's entire text.
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
