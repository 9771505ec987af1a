import AppBuilder
import Foundation
import Safeguards

/// The symbols that Xcode generates for the strings that were added by hand to a target's string
/// catalogs.
struct StringSymbols {
  /// A static member of `LocalizedStringResource`, or of one of its enumerations.
  private struct Symbol {
    let name: String
    let key: String
    let arguments: [CatalogArguments.Argument]
  }

  /// The build setting that turns the symbols on.
  static let setting = "STRING_CATALOG_GENERATE_SYMBOLS"

  private static let resource: SwiftCode = "UIKit.LocalizedStringResource"
  /// The table whose symbols aren't in an enumeration.
  private static let mainTable = "Localizable"
  private static let mostSymbols = 50_000

  private let target: AppTarget
  /// The symbols in each table, by their full names.
  private var tables: [String: [String: Symbol]] = [:]

  /// Reads the catalogs of a target.
  init(_ target: AppTarget, index: DeclarationIndex) {
    self.target = target
    guard target.settings.isOn(Self.setting) else { return }
    let declared = index.foreignMembers["LocalizedStringResource", default: []]
      .filter(\.isStatic).map { $0.fullName.filter { $0 != "`" } }
    for resource in target.resources where Self.isCatalog(resource) {
      // Problems with a catalog are reported when it's put into the bundle.
      guard let catalog = try? StringCatalog(resource.source, in: [target.area]) else { continue }
      let table = resource.source.deletingPathExtension().lastPathComponent
      for key in catalog.keysWithSymbols.prefix(Self.mostSymbols) {
        guard let name = SymbolWords(ofKey: key).memberName else { continue }
        let symbol = Symbol(name: name, key: key, arguments: catalog.arguments(of: key).list)
        let fullName = Self.fullName(of: symbol)
        if table == Self.mainTable, declared.contains(fullName) { continue }
        tables[table, default: [:]][fullName] = tables[table]?[fullName] ?? symbol
      }
    }
  }

  /// Returns whether a resource is a catalog for code. Those in a language's folder are for
  /// storyboards.
  private static func isCatalog(_ resource: AppTarget.Resource) -> Bool {
    resource.source.pathExtension == "xcstrings" && !resource.destination.contains(".lproj/")
  }

  private static func fullName(of symbol: Symbol) -> String {
    guard !symbol.arguments.isEmpty else { return symbol.name }
    return symbol.name + "(" + symbol.arguments.map { (label(of: $0) ?? "_") + ":" }.joined() + ")"
  }

  private static func label(of argument: CatalogArguments.Argument) -> String? {
    argument.name.flatMap { CompilerFlags.isIdentifier($0) ? $0 : SymbolWords($0).memberName }
  }

  // MARK: Text

  /// The declarations of the symbols, or an empty string if there are none.
  var code: SwiftCode {
    var members = declarations(in: Self.mainTable)
    var names: Set<String> = []
    for table in tables.keys.sorted() where table != Self.mainTable {
      guard let name = SymbolWords(table).typeName, names.insert(name).inserted else { continue }
      members.append(SwiftCode.block("enum `\(name)`", declarations(in: table)))
    }
    guard !members.isEmpty else { return "" }
    return SwiftCode.block("extension \(Self.resource)", members) + "\n"
  }

  private func declarations(in table: String) -> [SwiftCode] {
    let bundle: SwiftCode =
      target.resourceBundle == nil ? ".main" : ".atURL(Foundation.Bundle.module.bundleURL)"
    let place: SwiftCode = "table: \(literal: table), bundle: \(bundle)"
    return tables[table, default: [:]].sorted { $0.key < $1.key }.map {
      Self.declaration(of: $0.value, place: place)
    }
  }

  private static func declaration(of symbol: Symbol, place: SwiftCode) -> SwiftCode {
    guard !symbol.arguments.isEmpty else {
      return SwiftCode.line(
        "nonisolated static var `\(symbol.name)`: \(resource)",
        ["\(resource)(\(literal: symbol.key), \(place))"])
    }
    let arguments = symbol.arguments.enumerated()
    let parameters = arguments.map { parameter($0.offset, $0.element) }.joined(separator: ", ")
    let values = arguments.map { value($0.offset, $0.element) }.joined()
    return SwiftCode.line(
      "nonisolated static func `\(symbol.name)`(\(parameters)) -> \(resource)",
      ["\(resource)(\(literal: symbol.key), defaultValue: \"\(values)\", \(place))"])
  }

  private static func parameter(_ index: Int, _ argument: CatalogArguments.Argument) -> SwiftCode {
    let type = valueType(for: argument.conversion)
    guard let label = label(of: argument) else { return "_ arg\(index + 1): \(type)" }
    return "`\(label)`: \(type)"
  }

  /// Returns the interpolation of an argument.
  private static func value(_ index: Int, _ argument: CatalogArguments.Argument) -> SwiftCode {
    let name = label(of: argument).map { "`" + $0 + "`" } ?? "arg\(index + 1)"
    if valueType(for: argument.conversion) == textType { return "\\(\(name))" }
    return "\\(\(name), specifier: \(literal: "%" + argument.conversion))"
  }

  private static let textType: SwiftCode = "Swift.String"

  /// Returns the type of an argument with a conversion such as `lld`.
  private static func valueType(for conversion: String) -> SwiftCode {
    let isLong = conversion.contains { "lqzjt".contains($0) }
    switch conversion.last {
    case "d", "D", "i", "c", "C": return isLong ? "Swift.Int" : "Swift.Int32"
    case "u", "U", "x", "X", "o", "O": return isLong ? "Swift.UInt" : "Swift.UInt32"
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return "some Swift.BinaryFloatingPoint & Swift.CVarArg"
    default: return textType
    }
  }
}
