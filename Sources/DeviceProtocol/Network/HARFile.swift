import Foundation

/// The requests and responses in an HTTP archive (HAR 1.2), such as one that a browser or Playwright
/// recorded.
package struct HARFile: Sendable {
  /// The reason that an archive can't be read.
  package struct Invalid: Error, CustomStringConvertible {
    /// The number of the entry, starting at 1, or `nil` if the reason is about the whole file.
    package var entry: Int?
    /// The problem.
    package var reason: String

    /// The number of the entry and the problem.
    package var description: String { (entry.map { "entry \($0): " } ?? "") + reason }
  }

  /// A request and its response.
  package struct Entry: Equatable, Sendable {
    /// The request.
    package var request: NetworkRequest
    /// The response.
    package var response: NetworkResponse
    /// Whether the archive contains the response's body, which a recording can leave out.
    package var hasBody = true
  }

  /// The entries with a response, in the order of the file.
  package private(set) var entries: [Entry] = []

  /// Reads an archive.
  /// - Parameter attachment: Returns a file with a body that's stored beside the archive.
  package init(
    _ data: Data, attachment: (_ name: String) throws -> Data = Self.noAttachment
  ) throws(Invalid) {
    var bytes = 0
    for (index, entry) in try Self.archive(data).log.entries.all.enumerated() {
      do {
        guard let entry = try Entry(entry, attachment) else { continue }
        bytes += (entry.request.body?.count ?? 0) + entry.response.body.count
        if let problem = HARLimit.problem(ofBodies: bytes) { throw Invalid(reason: problem) }
        entries.append(entry)
      } catch let error as Invalid {
        throw Invalid(entry: index + 1, reason: error.reason)
      } catch {
        throw Invalid(entry: index + 1, reason: "\(error)")
      }
    }
  }

  /// Refuses a file beside the archive.
  package static func noAttachment(_ name: String) throws -> Data {
    throw Invalid(reason: "its body is in another file, “\(name)”")
  }

  /// Returns an archive with the contents of the files beside it that it refers to.
  /// - Parameter attachment: Returns a file with a body.
  package static func embedding(
    _ data: Data, attachment: (_ name: String) throws -> Data
  ) throws(Invalid) -> Data {
    var files: [String: Data] = [:]
    _ = try HARFile(data) { name in
      let file = try files[name] ?? attachment(name)
      files[name] = file
      return file
    }
    guard !files.isEmpty,
      var root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      var log = root["log"] as? [String: Any], let entries = log["entries"] as? [[String: Any]]
    else { return data }
    log["entries"] = entries.map { embedding(files, in: $0) }
    root["log"] = log
    let whole = (try? JSONSerialization.data(withJSONObject: root)) ?? data
    guard whole.count <= HARLimit.size else {
      throw Invalid(
        reason: "with its files, it has \(whole.count) bytes; the limit is \(HARLimit.size)")
    }
    return whole
  }

  /// Returns an entry whose bodies aren't in files.
  private static func embedding(_ files: [String: Data], in entry: [String: Any]) -> [String: Any] {
    var entry = entry
    for (message, part) in [("request", "postData"), ("response", "content")] {
      guard var object = entry[message] as? [String: Any],
        var content = object[part] as? [String: Any],
        let file = (content["_file"] as? String).flatMap({ files[$0] })
      else { continue }
      content["_file"] = nil
      content["text"] = file.base64EncodedString()
      content["encoding"] = "base64"
      object[part] = content
      entry[message] = object
    }
    return entry
  }

  private static func archive(_ data: Data) throws(Invalid) -> Archive {
    guard !data.starts(with: Data("PK\u{3}\u{4}".utf8)) else {
      throw Invalid(reason: "it's a ZIP archive; unpack it, and use the .har file inside")
    }
    do {
      return try JSONDecoder().decode(Archive.self, from: data)
    } catch let error as Invalid {
      throw error
    } catch {
      throw Invalid(reason: reason(error))
    }
  }

  fileprivate static func reason(_ error: any Error) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.map(\.stringValue).filter { !$0.hasPrefix("Index ") }.joined(separator: ".")
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "it has no “\(place(context.codingPath + [key]))”"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return "“\(place(context.codingPath))” has a value of the wrong type"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "“\(place(context.codingPath))” is invalid"
    default: return "it isn't valid JSON"
    }
  }
}

// MARK: - The format

private struct Archive: Decodable {
  struct Log: Decodable { let entries: ArchiveEntries }

  let log: Log
}

/// The entries of an archive, whose errors have the number of the entry.
private struct ArchiveEntries: Decodable {
  var all: [ArchiveEntry] = []

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      guard all.count < HARLimit.entries else {
        throw HARFile.Invalid(reason: "it has more than \(HARLimit.entries) entries")
      }
      do {
        all.append(try list.decode(ArchiveEntry.self))
      } catch let error as DecodingError {
        throw HARFile.Invalid(entry: all.count + 1, reason: error.reasonInEntry)
      }
    }
  }
}

extension DecodingError {
  /// The reason, with the path from the entry on.
  fileprivate var reasonInEntry: String {
    let reason = HARFile.reason(self)
    return reason.replacingOccurrences(of: "log.entries.", with: "")
  }
}

private struct ArchiveEntry: Decodable {
  struct Content: Decodable {
    let size: Double?
    let mimeType: String?
    let text: String?
    let encoding: String?
    /// The name of a file beside the archive, which Playwright writes.
    let _file: String?

    /// Whether the recording left out a body that isn't empty.
    var isOmitted: Bool { text == nil && _file == nil && (size ?? 0) > 0 }
  }

  struct Request: Decodable {
    let method: String
    let url: String
    let headers: [HTTPField]?
    let postData: Content?
  }

  struct Response: Decodable {
    /// The status code, whose type keeps a large number from being reported as invalid JSON.
    let status: Double
    let headers: [HTTPField]?
    let content: Content?
    let redirectURL: String?
  }

  let request: Request
  let response: Response
}

extension HARFile.Entry {
  /// Returns `nil` if there's no response, or if the request isn't of HTTP.
  fileprivate init?(_ entry: ArchiveEntry, _ attachment: (String) throws -> Data) throws {
    let (request, response) = (entry.request, entry.response)
    guard let status = Int(exactly: response.status) else {
      throw HARFile.Invalid(reason: "“response.status” isn't a status code")
    }
    guard request.url.lowercased().hasPrefix("http"), NetworkResponse.statuses.contains(status)
    else { return nil }
    self.request = NetworkRequest(
      method: request.method, url: request.url, headers: request.headers ?? [],
      body: try Self.body(request.postData, of: "request.postData", attachment))
    var headers = (response.headers ?? []).filter { !$0.name.hasPrefix(":") }
    if let target = response.redirectURL, !target.isEmpty, headers.value(of: "Location") == nil {
      headers.append(HTTPField("Location", target))
    }
    if let type = response.content?.mimeType, headers.value(of: "Content-Type") == nil,
      !type.isEmpty, type != "x-unknown"
    {
      headers.append(HTTPField("Content-Type", type))
    }
    self.response = NetworkResponse(
      status: status, headers: headers,
      body: try Self.body(response.content, of: "response.content", attachment) ?? Data())
    hasBody = response.content?.isOmitted != true
    do {
      try self.request.checkLimits(body: .recordedBody)
      try self.response.checkLimits()
    } catch {
      throw HARFile.Invalid(reason: "\(error)")
    }
  }

  private static func body(
    _ content: ArchiveEntry.Content?, of part: String, _ attachment: (String) throws -> Data
  ) throws -> Data? {
    if let name = content?._file {
      guard !name.contains("/"), !name.hasPrefix(".") else {
        throw HARFile.Invalid(reason: "“\(name)” isn't the name of a file beside the archive")
      }
      return try attachment(name)
    }
    guard let content, let text = content.text else { return nil }
    guard content.encoding == "base64" else { return Data(text.utf8) }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      throw HARFile.Invalid(reason: "“\(part).text” isn't valid Base64")
    }
    return data
  }
}
