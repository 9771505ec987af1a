import FlyingFox
import Foundation
import Raster

/// Answers a browser's requests.
actor Site: HTTPHandler {
  private let device: Device
  private let hub: PageHub
  private let token: String
  private var hosts: Set<String> = []
  /// The font files that pages were told of, by their numbers.
  private var fontPaths: [String] = []
  private let socket: WebSocketHTTPHandler

  init(device: Device, hub: PageHub, token: String) {
    self.device = device
    self.hub = hub
    self.token = token
    socket = WebSocketHTTPHandler(handler: PageSocket(device: device, hub: hub))
  }

  /// Notes under which names the server may be asked.
  func listen(on port: UInt16) {
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let host = request.headers[.host], hosts.contains(host) else {
      return response(.forbidden, "This is not the address of the page.")
    }
    if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(host)" {
      return response(.forbidden, "Another page cannot look at this device.")
    }
    let parts = request.path.split(separator: "/")
    guard let first = parts.first, isToken(first) else {
      return response(.notFound, "The address has a secret part, which the terminal shows.")
    }
    guard request.method == .GET else { return response(.methodNotAllowed, "Only GET.") }
    let path = parts.dropFirst().joined(separator: "/")
    if path.isEmpty, !request.target.path().hasSuffix("/") {
      var answer = response(.movedPermanently, "The address ends with a slash.")
      answer.headers[.location] = "/\(token)/"
      return answer
    }
    switch path {
    case "socket":
      guard request.headers[HTTPHeader("Origin")] != nil else {
        return response(.forbidden, "Only a page may connect.")
      }
      return try await socket.handleRequest(request)
    case "screenshot.png":
      return file(try await device.screenshot(), type: "image/png")
    case "fonts.json":
      return file(try fontList(family: request.query["family"]), type: "application/json")
    default:
      if path.hasPrefix("fonts/") { return font(String(path.dropFirst(6))) }
      return page(path.isEmpty ? "index.html" : path)
    }
  }

  /// Compares in a time that does not tell how much is right.
  private func isToken(_ text: Substring) -> Bool {
    let given = Array(text.utf8)
    let wanted = Array(token.utf8)
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8", "svg": "image/svg+xml",
  ]

  private func page(_ name: String) -> HTTPResponse {
    let parts = name.split(separator: ".")
    guard parts.count == 2, !name.contains("/"), let type = Self.types[String(parts[1])],
      let folder = Bundle.module.url(forResource: "Web", withExtension: nil),
      let data = try? Data(contentsOf: folder.appendingPathComponent(name))
    else { return response(.notFound, "There is no \(name).") }
    return file(data, type: type)
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

  private func font(_ number: String) -> HTTPResponse {
    guard let index = Int(number), fontPaths.indices.contains(index),
      let data = try? Data(contentsOf: URL(fileURLWithPath: fontPaths[index]))
    else { return response(.notFound, "There is no such font.") }
    return file(data, type: "font/otf", isLasting: true)
  }

  private func file(_ data: Data, type: String, isLasting: Bool = false) -> HTTPResponse {
    var headers = Self.safety
    headers[.contentType] = type
    headers[HTTPHeader("Cache-Control")] = isLasting ? "private, max-age=86400" : "no-store"
    return HTTPResponse(statusCode: .ok, headers: headers, body: data)
  }

  private func response(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    var headers = Self.safety
    headers[.contentType] = "text/plain; charset=utf-8"
    return HTTPResponse(statusCode: status, headers: headers, body: Data((text + "\n").utf8))
  }

  private static var safety: HTTPHeaders {
    [
      HTTPHeader("Content-Security-Policy"):
        "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; "
        + "frame-ancestors 'none'; form-action 'none'; base-uri 'none'",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    ]
  }
}
