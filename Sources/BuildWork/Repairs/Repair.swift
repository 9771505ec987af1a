import AppBuilder
import Foundation

/// A place in the user's source where the compiler rejects code that Objective-C resolves at run
/// time.
struct Repair: Hashable, Codable {
  enum Kind: Hashable, Codable {
    /// Accesses a member of an object of unknown class.
    case member(MemberOwners)
    /// Accesses a member of a class that's a plain number in another class.
    case plainMember(of: String)
    /// Uses key-value coding on an object whose static type doesn't support it.
    case keyValueCoding
    /// Looks up a key or an index in an object of unknown class.
    case subscripting
    /// Creates an object of a class that's known only at run time.
    case making
    /// Unwraps a property that only Objective-C can leave out of a protocol.
    case optionalPattern
    /// Matches such a property with patterns for optional values, in a `switch` expression.
    case optionalSubject
    /// Passes an object of an Objective-C protocol where the protocol is a generic constraint.
    case selfConformance(to: String)
    /// Needs a framework that Quince doesn't have; see `FrameworkOmissions`.
    case omission
  }

  /// The path of the file.
  let file: String
  let line: Int
  /// The column, in bytes, from 1.
  let column: Int
  let kind: Kind
}

/// The repairs found so far, which are kept between builds.
struct Repairs: Codable {
  /// The repairs of a file, with the file's contents at the time.
  private struct Entry: Codable {
    let content: String
    var repairs: [Repair]
  }

  private var entries: [String: Entry] = [:]

  /// Returns the repairs of a file, if the file hasn't changed.
  func repairs(of file: SourceFile) -> [Repair] {
    guard let entry = entries[file.url.path], entry.content == ShortName.of(file.original) else {
      return []
    }
    return entry.repairs
  }

  /// Adds repairs for the compiler errors that can be repaired.
  /// - Returns: Whether any repairs were added.
  mutating func add(
    _ diagnostics: [Diagnostic], to module: RewrittenModule, interface: UIKitInterface
  ) -> Bool {
    var isNew = false
    for diagnostic in diagnostics where diagnostic.severity != .warning {
      guard
        let repair = diagnostic.severity == .note
          ? Self.selfConformance(diagnostic, module.index)
          : Self.repair(diagnostic, module.index, interface)
            ?? Self.omission(diagnostic, module.omissions),
        let source = module.source(at: repair.file)
      else { continue }
      let content = ShortName.of(source.original)
      var entry = entries[repair.file] ?? Entry(content: content, repairs: [])
      if entry.content != content { entry = Entry(content: content, repairs: []) }
      guard !entry.repairs.contains(repair) else { continue }
      entry.repairs.append(repair)
      entries[repair.file] = entry
      isNew = true
    }
    return isNew
  }

  /// Returns whether the builder repairs an error in a module.
  static func include(_ error: Diagnostic, in module: RewrittenModule) -> Bool {
    repair(error, module.index, module.interface) != nil
  }

  private static func repair(
    _ diagnostic: Diagnostic, _ index: DeclarationIndex, _ interface: UIKitInterface
  ) -> Repair? {
    guard let file = diagnostic.file, let line = diagnostic.line, let column = diagnostic.column
    else { return nil }
    if diagnostic.message.hasPrefix("constructing an object of class type ") {
      return Repair(file: file, line: line, column: column, kind: .making)
    }
    if let match = diagnostic.message.wholeMatch(
      of: /'\?' pattern cannot match values of type '(\w+)'/),
      optionalTypes.contains(String(match.1))
    {
      return Repair(file: file, line: line, column: column, kind: .optionalPattern)
    }
    // The compiler has no message for patterns of optional values in an expression.
    if diagnostic.message.hasPrefix("failed to produce diagnostic for expression") {
      return Repair(file: file, line: line, column: column, kind: .optionalSubject)
    }
    if diagnostic.message.wholeMatch(of: /value of type '(any )?AnyObject\??' has no subscripts/)
      != nil
    {
      return Repair(file: file, line: line, column: column, kind: .subscripting)
    }
    let missing = /value of type '(?:any )?(AnyObject|NS\w+)\??' has no member '(\w+)'/
    guard let match = diagnostic.message.wholeMatch(of: missing) else { return nil }
    let member = String(match.2)
    if keyValueCoding.contains(member) {
      return Repair(file: file, line: line, column: column, kind: .keyValueCoding)
    }
    guard match.1 == "AnyObject",
      let owners = MemberOwners(of: member, index, interface)
    else { return nil }
    let kind: Repair.Kind =
      if plainMembers.contains(member), let type = owners.properties.first {
        .plainMember(of: type)
      } else {
        .member(owners)
      }
    return Repair(file: file, line: line, column: column, kind: kind)
  }

  /// Returns the repair for a note about a generic constraint.
  ///
  /// On Apple's systems, an object of an unknown class that adopts an Objective-C protocol meets the
  /// constraint.
  private static func selfConformance(_ note: Diagnostic, _ index: DeclarationIndex) -> Repair? {
    guard let file = note.file, let line = note.line, let column = note.column,
      let match = note.message.wholeMatch(of: /required by .* where '.*' = 'any (\w+)'/),
      index.findProtocol(String(match.1))?.isObjC == true
    else { return nil }
    return Repair(
      file: file, line: line, column: column, kind: .selfConformance(to: String(match.1)))
  }

  private static func omission(_ error: Diagnostic, _ omissions: FrameworkOmissions) -> Repair? {
    guard let file = error.file, let line = error.line, let column = error.column,
      omissions.explain(error)
    else { return nil }
    return Repair(file: file, line: line, column: column, kind: .omission)
  }

  /// Methods that every object has on Apple's systems.
  private static let keyValueCoding: Set = [
    "value", "setValue", "setValuesForKeys", "dictionaryWithValues", "mutableArrayValue",
    "mutableSetValue",
  ]
  /// The types of the properties that classes needn't have to adopt `UITextInputTraits`.
  private static let optionalTypes: Set = [
    "UIKeyboardAppearance", "UIKeyboardType", "UIReturnKeyType", "UITextAutocapitalizationType",
    "UITextAutocorrectionType", "UITextInlinePredictionType", "UITextSmartDashesType",
    "UITextSmartInsertDeleteType", "UITextSmartQuotesType", "UITextSpellCheckingType",
  ]
  /// The names of these properties.
  static let optionalProperties = Set(
    optionalTypes.map { type in
      let name = type.trimmingPrefix("UI").trimmingPrefix("Text")
      return name.prefix(1).lowercased() + name.dropFirst()
    })
  /// Properties that are plain numbers in Foundation's classes, but have their own numeric types in
  /// UIKit's.
  private static let plainMembers: Set = ["priority"]
}
