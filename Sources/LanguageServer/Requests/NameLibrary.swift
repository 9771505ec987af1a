import AppBuilder
import Foundation

/// The names that strings in code can stand for.
struct NameLibrary: Sendable {
  /// A name, with a description and an image in Markdown.
  struct Entry: Equatable {
    let name: String
    let detail: String
    let picture: String?
  }

  private let names: ProjectNames
  private let symbols: URL

  /// - Parameter symbols: The folder with UIKit's symbols.
  init(_ names: ProjectNames, symbols: URL) {
    self.names = names
    self.symbols = symbols
  }

  /// Returns all names of a kind, in order.
  func entries(of item: NamedItem) -> [Entry] {
    let all =
      switch item {
      case .storyboard: Array(names.storyboards.keys)
      case .scene: Array(names.scenes.keys)
      case .segue: Array(names.segues.keys)
      case .reuse: Array(names.reuse.keys)
      case .image: Array(names.images.keys)
      case .color: Array(names.colors.keys)
      case .symbol: symbolNames
      }
    return all.sorted().compactMap { entry(named: $0, item) }
  }

  /// Returns the entry with a name, or `nil` if there's none.
  func entry(named name: String, _ item: NamedItem) -> Entry? {
    switch item {
    case .storyboard: names.storyboards[name].map { Entry(name: name, detail: $0, picture: nil) }
    case .scene: names.scenes[name].map { Entry(name: name, detail: $0, picture: nil) }
    case .segue: names.segues[name].map { Entry(name: name, detail: $0, picture: nil) }
    case .reuse: names.reuse[name].map { Entry(name: name, detail: $0, picture: nil) }
    case .image: names.images[name].map { Entry(name: name, detail: "image", picture: picture($0)) }
    case .color: names.colors[name].map { color(name, $0) }
    case .symbol: symbol(name)
    }
  }

  private var symbolNames: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: symbols.path)) ?? []
    return files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
  }

  private func symbol(_ name: String) -> Entry? {
    let file = symbols.appendingPathComponent(name + ".svg")
    guard !name.contains("/"), FileManager.default.fileExists(atPath: file.path) else { return nil }
    return Entry(name: name, detail: "symbol", picture: picture(file.path))
  }

  private func picture(_ path: String) -> String? {
    path.isEmpty ? nil : "![](\(FileAddress.of(path)))"
  }

  private func color(_ name: String, _ digits: String) -> Entry {
    guard !digits.isEmpty else { return Entry(name: name, detail: "color", picture: nil) }
    let swatch = """
      <svg xmlns="http://www.w3.org/2000/svg" width="64" height="32">\
      <rect width="64" height="32" fill="#\(digits)"/></svg>
      """
    let data = Data(swatch.utf8).base64EncodedString()
    return Entry(
      name: name, detail: "#" + digits, picture: "![](data:image/svg+xml;base64,\(data))")
  }
}
