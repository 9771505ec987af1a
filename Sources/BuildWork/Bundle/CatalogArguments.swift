import Foundation

/// The arguments of a string in a string catalog, according to the source language.
struct CatalogArguments {
  /// A value that's inserted into the string.
  struct Argument: Equatable {
    let name: String?
    /// The conversion, such as `@` or `lld`.
    let conversion: String
  }

  private static let most = 50

  /// The arguments in the order in which code passes them.
  let list: [Argument]

  /// - Parameter localization: The string in the source language. Without one, it's the key.
  init(key: String, localization: Any?) {
    let text = localization.flatMap { CatalogVariation.text($0, device: nil) }
    let placeholders = text.map(CatalogPlaceholder.all) ?? []
    let substitutions = (localization as? [String: Any])?["substitutions"] as? [String: Any]
    list = Self.arguments(
      of: placeholders.isEmpty ? CatalogPlaceholder.all(in: key) : placeholders,
      substitutions ?? [:])
  }

  private static func arguments(
    of placeholders: [CatalogPlaceholder], _ substitutions: [String: Any]
  ) -> [Argument] {
    func substitution(_ placeholder: CatalogPlaceholder) -> [String: Any]? {
      placeholder.name.flatMap { substitutions[$0] as? [String: Any] }
    }
    let numbers = CatalogPlaceholder.numbers(of: placeholders) {
      substitution($0)?["argNum"] as? Int
    }
    var arguments: [Int: Argument] = [:]
    for (placeholder, number) in zip(placeholders, numbers) where (1...most).contains(number) {
      guard
        let conversion = placeholder.conversion
          ?? substitution(placeholder).map({ $0["formatSpecifier"] as? String ?? "lld" }),
        arguments[number] == nil
      else { continue }
      arguments[number] = Argument(name: placeholder.name, conversion: conversion)
    }
    let count = arguments.keys.max() ?? 0
    return (0..<count).map { arguments[$0 + 1] ?? Argument(name: nil, conversion: "@") }
  }
}
