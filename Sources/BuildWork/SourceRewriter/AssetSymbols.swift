import AppBuilder
import Foundation
import Safeguards

/// The symbols that Xcode generates for the colors and images in a target's asset catalogs.
struct AssetSymbols {
  /// The kinds of resources in a catalog that have symbols.
  private enum Kind: String, CaseIterable {
    case color = "Color"
    case image = "Image"

    /// The type of a symbol.
    ///
    /// The type of the resource itself is one of UIKit's.
    var resource: String { "UIKit.\(rawValue)Resource" }
    var type: String { "UI\(rawValue)" }
    var extensions: Set<String> { self == .color ? ["colorset"] : ["imageset", "symbolset"] }
  }

  /// The symbols of a catalog, or of one of its folders that provides a namespace.
  private struct Namespace {
    /// The names of assets by their symbols.
    var assets: [Kind: [String: String]] = [:]
    var inner: [String: Namespace] = [:]
  }

  private static let deepest = 64
  private static let mostEntries = 50_000

  private let target: AppTarget
  /// The symbols that UIColor and UIImage already declare.
  private let isTaken: (_ symbol: String, _ type: String) -> Bool
  private var names = Namespace()
  private var count = 0

  /// Reads the catalogs of a target.
  init(_ target: AppTarget, index: DeclarationIndex, interface: UIKitInterface) {
    self.target = target
    isTaken = { symbol, type in
      interface.hasTypeProperty(symbol, in: type)
        || index.foreignMembers[type, default: []].contains {
          $0.isStatic && $0.parameters.isEmpty && $0.key == symbol
        }
    }
    if target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != nil,
      !target.settings.isOn("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS")
    {
      return
    }
    var found = Namespace()
    for resource in target.resources where resource.source.pathExtension == "xcassets" {
      read(resource.source, into: &found, prefix: "", depth: 0)
    }
    names = found
  }

  // MARK: Reading

  private mutating func read(
    _ folder: URL, into names: inout Namespace, prefix: String, depth: Int
  ) {
    guard depth < Self.deepest else { return }
    for file in MacFileSystem.names(in: folder) {
      count += 1
      guard count <= Self.mostEntries else { return }
      let entry = folder.appendingPathComponent(file)
      let name = entry.deletingPathExtension().lastPathComponent
      if let kind = Kind.allCases.first(where: { $0.extensions.contains(entry.pathExtension) }) {
        guard let symbol = Self.symbol(name, of: kind) else { continue }
        names.assets[kind, default: [:]][symbol, default: prefix + name] = prefix + name
      } else if entry.pathExtension.isEmpty, MacFileSystem.isFolder(entry) {
        if providesNamespace(entry), let type = Self.typeName(name) {
          read(
            entry, into: &names.inner[type, default: Namespace()], prefix: prefix + name + "/",
            depth: depth + 1)
        } else {
          read(entry, into: &names, prefix: prefix, depth: depth + 1)
        }
      }
    }
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    // Problems with this file are reported by the catalog check.
    guard MacFileSystem.exists(file), (try? target.area.check(file)) != nil,
      let contents = try? JSONFile.read(file, what: "the description of a folder")
    else { return false }
    return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
  }

  // MARK: Names

  /// Returns the symbol for a name: `ypGreen` for `YP Green`, or `accent` for the color
  /// `AccentColor`.
  ///
  /// A name that's written as a constant, such as `GRAY_400`, stays as it is.
  private static func symbol(_ name: String, of kind: Kind) -> String? {
    if name.contains("_"), name.wholeMatch(of: /[A-Z][A-Z0-9_]*/) != nil { return name }
    let words = words(of: name)
    guard let first = words.first else { return nil }
    var text = lowercasingStart(of: first) + words.dropFirst().map(capitalized).joined()
    if text.hasSuffix(kind.rawValue), text.count > kind.rawValue.count {
      text.removeLast(kind.rawValue.count)
    }
    return identifier(text)
  }

  private static func typeName(_ name: String) -> String? {
    identifier(words(of: name).map(capitalized).joined())
  }

  private static func identifier(_ text: String) -> String? {
    let text = text.first?.isNumber == true ? "_" + text : text
    return CompilerFlags.isIdentifier(text) ? text : nil
  }

  /// Returns the words of a name.
  ///
  /// A word ends after digits, or before a character that isn't a letter or digit.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character = " "
    for character in name {
      if character.isLetter || character.isNumber {
        if last.isLetter || last.isNumber && character.isNumber {
          words[words.count - 1].append(character)
        } else {
          words.append(String(character))
        }
      }
      last = character
    }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a word with its initial capitals in lowercase, except for a capital that starts
  /// another word: `URLBar` becomes `urlBar`.
  private static func lowercasingStart(of word: String) -> String {
    var start = word.prefix { $0.isUppercase }
    if start.count > 1, start.endIndex < word.endIndex, word[start.endIndex].isLetter {
      start.removeLast()
    }
    return start.lowercased() + word[start.endIndex...]
  }

  // MARK: Text

  /// The declarations of the symbols, or an empty string if there are none.
  var code: SwiftCode {
    let extends = target.settings.isOn(
      "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    let extensions = Kind.allCases.flatMap { kind -> [SwiftCode] in
      let resources = resources(names, kind)
      if resources.isEmpty { return [] }
      let members = extends ? members(names, kind, path: kind.resource) : []
      let declaring = SwiftCode.block("extension \(kind.resource)", resources)
      if members.isEmpty { return [declaring] }
      return [declaring, .block("extension UIKit.\(kind.type)", members)]
    }
    return extensions.map { "\($0)\n" as SwiftCode }.joined()
  }

  private func resources(_ names: Namespace, _ kind: Kind) -> [SwiftCode] {
    let bundle = target.bundleCode
    let declarations: [SwiftCode] = assets(names, kind).map { symbol, name in
      let resource: SwiftCode = "\(kind.resource)(name: \(literal: name), bundle: \(bundle))"
      return "nonisolated static let `\(symbol)` = \(resource)"
    }
    return declarations + nested(names) { resources($1, kind) }
  }

  /// - Parameter path: The type that contains the namespace's resources.
  private func members(_ names: Namespace, _ kind: Kind, path: String) -> [SwiftCode] {
    let free = assets(names, kind).filter {
      path != kind.resource || !isTaken($0.key, kind.type)
    }
    let declarations = free.map { symbol, _ in
      SwiftCode.line(
        "nonisolated static var `\(symbol)`: UIKit.\(kind.type)",
        ["UIKit.\(kind.type)(resource: \(path).`\(symbol)`)"])
    }
    return declarations + nested(names) { members($1, kind, path: "\(path).`\($0)`") }
  }

  private func assets(_ names: Namespace, _ kind: Kind) -> [(key: String, value: String)] {
    names.assets[kind, default: [:]].sorted { $0.key < $1.key }
  }

  private func nested(
    _ names: Namespace, _ declarations: (String, Namespace) -> [SwiftCode]
  ) -> [SwiftCode] {
    names.inner.sorted { $0.key < $1.key }.compactMap { type, inner in
      let inside = declarations(type, inner)
      return inside.isEmpty ? nil : .block("enum `\(type)`", inside)
    }
  }
}

extension AppTarget {
  /// The expression for the bundle with the target's resources.
  var bundleCode: SwiftCode {
    resourceBundle == nil ? "Foundation.Bundle.main" : "Foundation.Bundle.module"
  }
}
