import Foundation
import Stubs

/// The methods of Apple's classes by name.
///
/// They're found in the symbol table of the library, because Swift doesn't have a list of a class's
/// methods at run time.
@MainActor
enum FrameworkMethods {
  /// A method or property of a class, with its Swift name.
  private struct Member {
    let name: String
    /// The labels of the parameters, or `nil` for one without a label.
    let labels: [String?]
    /// The type of the first parameter, which can be part of the Objective-C name.
    var type = ""
  }

  private static var known: [ObjectIdentifier: [Member]] = [:]

  /// The members that every object has.
  private static let ofObjects: Set<String> = [
    "class", "copy", "debugDescription", "description", "hash", "init", "isEqual:",
    "isKindOfClass:",
    "isMemberOfClass:", "mutableCopy", "performSelector:", "performSelector:withObject:",
    "respondsToSelector:", "self", "setValue:forKey:", "setValue:forKeyPath:", "superclass",
    "valueForKey:", "valueForKeyPath:",
  ]

  /// Returns whether a class or one of its superclasses has a method with a Swift or Objective-C
  /// name.
  static func has(_ selector: String, _ type: AnyClass) -> Bool {
    if ofObjects.contains(selector) { return true }
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var next: AnyClass? = type
    while let current = next {
      if members(of: current).contains(where: { matches(pieces, $0) }) { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  // MARK: Names

  /// - Parameter pieces: The parts of the selector, the last of which is the text after the last
  ///   colon.
  private static func matches(_ pieces: [String], _ member: Member) -> Bool {
    guard pieces.count == member.labels.count + 1, let first = pieces.first else { return false }
    guard !member.labels.isEmpty else { return first == member.name }
    let others = zip(pieces.dropFirst(), member.labels.dropFirst())
    guard begins(first, member.name), others.allSatisfy({ begins($0, $1 ?? "") }) else {
      return false
    }
    let rest = first.dropFirst(member.name.count)
    guard let label = member.labels[0] else { return member.type.hasSuffix(rest) }
    return rest.contains(label.prefix(1).uppercased() + label.dropFirst())
  }

  /// Returns whether a name consists of another name followed by complete words.
  private static func begins(_ name: String, _ other: String) -> Bool {
    name.hasPrefix(other)
      && (name.count == other.count || other.isEmpty
        || name.dropFirst(other.count).first?.isUppercase == true)
  }

  // MARK: Symbols

  private static func members(of type: AnyClass) -> [Member] {
    let id = ObjectIdentifier(type)
    if let members = known[id] { return members }
    let mangled = ClassNames.isOfFramework(type) ? _mangledTypeName(type) : nil
    let symbols = mangled.map { LibrarySymbols.names(beginningWith: "$s" + $0) } ?? []
    let members = symbols.flatMap(members)
    known[id] = members
    return members
  }

  /// Returns the members of a class for a symbol, which is a method or an accessor of a property.
  private static func members(_ symbol: String) -> [Member] {
    guard ["F", "vg", "vs"].contains(where: symbol.hasSuffix), !symbol.hasSuffix("FZ"),
      let text = LoadedCode.demangled(symbol), !text.hasPrefix("static ")
    else { return [] }
    if let end = text.range(of: ".getter : ") ?? text.range(of: ".setter : ") {
      let name = String(text[..<end.lowerBound].split(separator: ".").last ?? "")
      guard symbol.hasSuffix("vs") else { return [Member(name: name, labels: [])] }
      let bare = name.hasPrefix("is") ? String(name.dropFirst(2)) : name
      return Set([name, bare]).map {
        Member(name: "set" + $0.prefix(1).uppercased() + $0.dropFirst(), labels: [nil])
      }
    }
    guard let open = text.firstIndex(of: "("),
      let name = text[..<open].split(separator: ".").last
    else { return [] }
    let parameters = parameters(text[text.index(after: open)...])
    return [
      Member(
        name: String(name), labels: parameters.map(label),
        type: parameters.first.map(simpleType) ?? "")
    ]
  }

  /// Returns the parameters in a string that starts after the opening parenthesis.
  private static func parameters(_ text: Substring) -> [Substring] {
    var parameters: [Substring] = []
    var (depth, start) = (0, text.startIndex)
    for index in text.indices {
      let isEnd = depth == 0 && (text[index] == "," || text[index] == ")")
      if isEnd {
        let parameter = text[start..<index].drop { $0 == " " }
        if !parameter.isEmpty { parameters.append(parameter) }
        if text[index] == ")" { break }
        start = text.index(after: index)
      } else if "([<".contains(text[index]) {
        depth += 1
      } else if ")]".contains(text[index]) || text[index] == ">" && !text[..<index].hasSuffix("-") {
        depth -= 1
      }
    }
    return parameters
  }

  private static func label(_ parameter: Substring) -> String? {
    let label = parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard parameter[label.endIndex...].hasPrefix(": "), label != "_" else { return nil }
    return String(label)
  }

  /// Returns the name of a parameter's type without its module, such as `UIView` for
  /// `UIKit.UIView?`.
  private static func simpleType(_ parameter: Substring) -> String {
    let type = parameter.split(separator: ": ").last ?? parameter
    let name = type.split(separator: ".").last ?? type
    return String(name.filter { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
