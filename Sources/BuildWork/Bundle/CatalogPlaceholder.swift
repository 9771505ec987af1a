import Foundation

/// A placeholder in a string catalog's text, such as `%@`, `%2$lld`, `%(name)@`, or `%#@items@`.
struct CatalogPlaceholder {
  /// The name in parentheses, or of a substitution.
  let name: String?
  /// The number of the argument, from 1, if the placeholder has one.
  let position: Int?
  /// The conversion, such as `@` or `.2f`, or `nil` for a substitution.
  let conversion: String?

  private typealias Output = (Substring, Substring?, Substring?, Substring?, Substring?)

  private static var pattern: Regex<Output> {
    // In variations, `%arg` stands for the number, and isn't a conversion `%a`.
    #/
      % (?!arg)
      (?: ([0-9]{1,4}) \$ )?
      (?: \( ([^()%]*) \) )?
      (?: \#@ ([^@%]*) @ | ( [-+\#0]* [0-9.]* [hlqztjL]* [@dDiuUxXoOfFeEgGaAcCsSp] ) | % )
    /#
  }

  /// Returns the placeholders in a text, in their order.
  static func all(in text: String) -> [CatalogPlaceholder] {
    // Most texts have none, and matching is slow.
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    return text.matches(of: pattern).compactMap { match in
      let (_, position, name, substitution, conversion) = match.output
      guard substitution != nil || conversion != nil else { return nil }
      return CatalogPlaceholder(
        name: (substitution ?? name).map(String.init), position: position.flatMap { Int($0) },
        conversion: conversion.map(String.init))
    }
  }

  /// Returns a text without its placeholders.
  static func removing(from text: String) -> String { text.replacing(pattern, with: " ") }

  /// Returns a text whose placeholders all have numbers instead of names, if any of them has a name
  /// or a known number.
  /// - Parameter number: Returns the known number of a placeholder's argument.
  static func numbering(
    _ text: String, by number: (CatalogPlaceholder) -> Int?
  ) -> String {
    let placeholders = all(in: text)
    guard placeholders.contains(where: { $0.isNamed || number($0) != nil }) else { return text }
    var rest = numbers(of: placeholders, by: number)[...]
    return text.replacing(pattern) { match -> String in
      let (whole, _, _, substitution, conversion) = match.output
      guard substitution != nil || conversion != nil, let number = rest.popFirst() else {
        return String(whole)
      }
      return "%\(number)$" + (substitution.map { "#@\($0)@" } ?? String(conversion ?? ""))
    }
  }

  /// Returns the numbers of the placeholders' arguments. A placeholder without a known number has
  /// the first one that's free.
  static func numbers(
    of placeholders: [CatalogPlaceholder], by number: (CatalogPlaceholder) -> Int?
  ) -> [Int] {
    let given = placeholders.map { $0.position ?? number($0) }
    var taken = Set(given.compactMap(\.self))
    var named: [String: Int] = [:]
    return zip(placeholders, given).map { placeholder, given in
      if let number = given ?? placeholder.name.flatMap({ named[$0] }) { return number }
      let free = (1...(taken.count + 1)).first { !taken.contains($0) } ?? 1
      taken.insert(free)
      if let name = placeholder.name { named[name] = free }
      return free
    }
  }

  private var isNamed: Bool { name != nil && conversion != nil }
}
