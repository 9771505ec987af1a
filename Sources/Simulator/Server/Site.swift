import DeviceProtocol
import Foundation
import Raster

/// What the page's server has for whoever may ask.
actor Site {
  private let device: Device
  private let movies: MovieShelf
  /// The font files that pages were told of, by their numbers.
  private var fontPaths: [String] = []

  init(device: Device, movies: MovieShelf) {
    self.device = device
    self.movies = movies
  }

  /// Answers a request that has been let in.
  /// - Parameters:
  ///   - path: what follows the secret word.
  ///   - query: what follows the question mark.
  ///   - rights: what whoever asks may do.
  func response(to path: String, query: String, for rights: PageRights) async -> SiteResponse {
    guard rights.mayRead(path) || path == "socket" else {
      return .text(.forbidden, "This link only watches.")
    }
    do {
      switch path {
      case "socket":
        return .text(.forbidden, "Only a page may connect, and not too many of them.")
      case "screenshot.png":
        return .file(try await device.screenshot(), type: "image/png")
      case "log.json":
        return .file(try await Self.logPage(query, of: device.log), type: "application/json")
      case "fonts.json":
        let family = Self.value(of: "family", in: query)
        return .file(try fontList(family: family), type: "application/json")
      default:
        if path.hasPrefix("fonts/") { return font(String(path.dropFirst(6))) }
        if path.hasPrefix("movies/") { return movies.response(to: String(path.dropFirst(7))) }
        return page(path.isEmpty ? "index.html" : path)
      }
    } catch let refusal as LogQuery.Refusal {
      return .text(.badRequest, "\(refusal)")
    } catch {
      return .text(.internalServerError, "\(error)")
    }
  }

  private static func value(of name: String, in query: String) -> String? {
    URLComponents(string: "?\(query)")?.queryItems?.first { $0.name == name }?.value
  }

  /// The entries of the log before or from a number, or those among them that are looked for; read and encoded while the
  /// site answers others.
  private nonisolated static func logPage(_ query: String, of log: OutputLog) async throws -> Data {
    let wanted = try logQuery(query)
    let from = value(of: "from", in: query).flatMap(Int.init)
    let before = value(of: "before", in: query).flatMap(Int.init)
    let page: LogPage
    if !wanted.isEmpty {
      let end = max(0, before ?? log.count)
      page = log.search(wanted, in: min(max(0, from ?? 0), end)..<end)
    } else if let from {
      page = log.page(from: from)
    } else {
      page = log.page(before: before ?? log.count)
    }
    return try JSONEncoder().encode(page)
  }

  private nonisolated static func logQuery(_ query: String) throws -> LogQuery {
    var level = LogLevel.debug
    if let name = value(of: "level", in: query) {
      guard let known = LogLevel(rawValue: name) else {
        throw LogQuery.Refusal(description: "There is no level of that name.")
      }
      level = known
    }
    return try LogQuery(
      text: value(of: "text", in: query) ?? "", app: value(of: "app", in: query), level: level)
  }

  private static let scriptType = "text/javascript; charset=utf-8"

  private static let types = [
    "html": "text/html; charset=utf-8", "js": scriptType,
    "css": "text/css; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "webmanifest": "application/manifest+json",
  ]

  /// Whether a path is that of a file that is the same for every device.
  static func isPartOfPage(_ path: String) -> Bool {
    PageScript.named(path) != nil || file(path) != nil
  }

  private static func file(_ name: String) -> (url: URL, type: String)? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, !name.contains("/"), let type = types[String(parts[1])],
      let folder = Bundle.module.url(forResource: "Web", withExtension: nil)
    else { return nil }
    let url = folder.appendingPathComponent(name)
    return FileManager.default.fileExists(atPath: url.path) ? (url, type) : nil
  }

  private func page(_ name: String) -> SiteResponse {
    if let script = PageScript.named(name) {
      return .file(Data(script.utf8), type: Self.scriptType)
    }
    guard let (url, type) = Self.file(name), let data = try? Data(contentsOf: url)
    else { return .text(.notFound, "There is no such page.") }
    return .file(data, type: type)
  }

  /// A font as the page's style names it.
  private struct FontEntry: Codable {
    var family: String
    var weight: Int
    var isItalic: Bool
    var url: String
  }

  /// The fonts of a family, or those that most texts need.
  private func fontList(family: String?) throws -> Data {
    let fonts = family.map { FontCatalog.files(ofFamily: $0) } ?? FontCatalog.files
    let entries = fonts.map { font in
      let number = fontPaths.firstIndex(of: font.path) ?? fontPaths.count
      if number == fontPaths.count { fontPaths.append(font.path) }
      return FontEntry(
        family: font.family, weight: font.weight, isItalic: font.isItalic,
        url: "fonts/\(number)")
    }
    return try JSONEncoder().encode(entries)
  }

  private func font(_ number: String) -> SiteResponse {
    guard let index = Int(number), fontPaths.indices.contains(index),
      let data = try? Data(contentsOf: URL(fileURLWithPath: fontPaths[index]))
    else { return .text(.notFound, "There is no such font.") }
    return .file(data, type: "font/otf", isLasting: true)
  }
}
