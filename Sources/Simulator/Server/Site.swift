import DeviceProtocol
import Foundation
import Raster

/// The files and data that the page's server provides.
actor Site {
  private let device: Device
  private let movies: MovieShelf
  /// The font files that pages refer to by number.
  private var fontPaths: [String] = []
  /// The screenshot being taken, and the one after it.
  private var pictureUnderWay: Task<Data, any Error>?
  private var nextPicture: Task<Data, any Error>?

  init(device: Device, movies: MovieShelf) {
    self.device = device
    self.movies = movies
  }

  /// Returns the response to a permitted request.
  /// - Parameters:
  ///   - path: The requested path.
  ///   - rights: The rights of the client.
  func response(to path: SitePath, query: SiteQuery, for rights: PageRights) async -> SiteResponse {
    guard rights.mayRead(path) else { return .text(.forbidden, "This link is view-only.") }
    do {
      switch path {
      case .socket:
        return .text(
          .forbidden, "Can't connect: this isn't a page of Quince, or too many pages are open.")
      case .screenshot: return .file(try await screenshot(), type: "image/png")
      case .log:
        return .file(try await Self.logPage(query, of: device.log), type: "application/json")
      case .fontList:
        return .file(try fontList(family: query["family"]), type: "application/json")
      case .font(let number): return font(number)
      case .movie(let name): return movies.response(to: name)
      case .page(let name): return page(name)
      }
    } catch let refusal as LogQuery.Refusal {
      return .text(.badRequest, "\(refusal)")
    } catch {
      return .text(.internalServerError, "\(error)")
    }
  }

  /// Returns a screenshot, which is shared by all requests that arrive before it's taken.
  ///
  /// Only one is taken at a time.
  private func screenshot() async throws -> Data {
    if let nextPicture { return try await nextPicture.value }
    let picture = Task { [pictureUnderWay] in
      _ = await pictureUnderWay?.result
      (self.pictureUnderWay, nextPicture) = (nextPicture, nil)
      defer { self.pictureUnderWay = nil }
      return try await device.screenshot()
    }
    nextPicture = picture
    return try await picture.value
  }

  /// Returns the log entries before or after a number, or those that match a search.
  ///
  /// The site can handle other requests while they're read and encoded.
  private nonisolated static func logPage(
    _ query: SiteQuery, of log: OutputLog
  ) async throws -> Data {
    let wanted = try logQuery(query)
    let from = query["from"].flatMap(Int.init)
    let before = query["before"].flatMap(Int.init)
    let page: LogPage
    if !wanted.isEmpty {
      let end = max(0, before ?? log.count)
      page = try await log.search(wanted, in: min(max(0, from ?? 0), end)..<end)
    } else if let from {
      page = log.page(from: from)
    } else {
      page = log.page(before: before ?? log.count)
    }
    return try JSONEncoder().encode(page)
  }

  private nonisolated static func logQuery(_ query: SiteQuery) throws -> LogQuery {
    var level = LogLevel.debug
    if let name = query["level"] {
      guard let known = LogLevel(rawValue: name) else {
        throw LogQuery.Refusal(description: "Unknown level.")
      }
      level = known
    }
    return try LogQuery(
      text: query["text"] ?? "", app: query["app"], level: level)
  }

  private static let scriptType = "text/javascript; charset=utf-8"

  private static let types = [
    "html": "text/html; charset=utf-8", "js": scriptType,
    "css": "text/css; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "webmanifest": "application/manifest+json",
  ]

  /// Returns whether the path's file is the same for every device.
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
    else { return .text(.notFound, "No such page.") }
    return .file(data, type: type)
  }

  /// A font, as used in the page's style sheets.
  private struct FontEntry: Codable {
    var family: String
    var weight: Int
    var isItalic: Bool
    var url: String
  }

  /// Returns the fonts of a family, or the fonts that most text needs.
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

  private func font(_ number: Int) -> SiteResponse {
    // The file is memory-mapped, because fonts can be many megabytes and many can be requested at
    // the same time.
    guard fontPaths.indices.contains(number),
      let data = try? Data(
        contentsOf: URL(fileURLWithPath: fontPaths[number]), options: .alwaysMapped)
    else { return .text(.notFound, "No such font.") }
    return .file(data, type: "font/otf", isLasting: true)
  }
}
