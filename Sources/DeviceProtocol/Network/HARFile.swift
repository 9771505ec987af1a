import Foundation

/// The requests and responses in an HTTP archive (HAR 1.2), such as one that a browser or Playwright
/// recorded.
package struct HARFile: Sendable {
  /// The maximum size of the file, in bytes.
  package static let longest = 128 << 20
  /// The maximum number of entries.
  package static let mostEntries = 20_000
  /// The maximum size of a file with a body that's stored beside the archive, in bytes.
  package static let longestAttachment = 32 << 20

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
  }

  /// The entries with a response, in the order of the file.
  package private(set) var entries: [Entry] = []

  /// Reads an archive.
  /// - Parameter attachment: Returns a file with a body that's stored beside the archive.
  package init(
    _ data: Data, attachment: (_ name: String) throws -> Data = Self.noAttachment
  ) throws(Invalid) {
    let archive: Archive
    do {
      archive = try JSONDecoder().decode(Archive.self, from: data)
    } catch let error as Invalid {
      throw error
    } catch {
      throw Invalid(reason: Self.reason(error))
    }
    for (index, entry) in archive.log.entries.all.enumerated() {
      do {
        if let entry = try Entry(entry, attachment) { entries.append(entry) }
      } catch let error as Invalid {
        throw Invalid(entry: index + 1, reason: error.reason)
      } catch {
        throw Invalid(entry: index + 1, reason: "\(error)")
      }
    }
  }

  /// Reads an archive, and the files beside it that it refers to.
  /// - Parameter read: Returns the contents of a file up to a size in bytes.
  /// - Throws: The error of `read`, or `Invalid`.
  package static func read(
    _ file: URL, by read: (URL, _ limit: Int) throws -> Data
  ) throws -> HARFile {
    let folder = file.deletingLastPathComponent()
    return try HARFile(try read(file, longest)) { name in
      try read(folder.appendingPathComponent(name), longestAttachment)
    }
  }

  /// Refuses a file beside the archive.
  package static func noAttachment(_ name: String) throws -> Data {
    throw Invalid(reason: "its body is in another file, “\(name)”")
  }

  /// The names of the files with bodies that an archive refers to.
  package static func attachments(of data: Data) -> [String] {
    let archive = try? JSONDecoder().decode(Archive.self, from: data)
    return archive?.log.entries.all.compactMap(\.response.content?._file) ?? []
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
      guard all.count < HARFile.mostEntries else {
        throw HARFile.Invalid(reason: "it has more than \(HARFile.mostEntries) entries")
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
  struct Request: Decodable {
    struct Post: Decodable {
      let text: String?
      let encoding: String?
    }

    let method: String
    let url: String
    let headers: [HTTPField]?
    let postData: Post?
  }

  struct Response: Decodable {
    struct Content: Decodable {
      let mimeType: String?
      let text: String?
      let encoding: String?
      /// The name of a file beside the archive, which Playwright writes.
      let _file: String?
    }

    let status: Int
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
    guard request.url.lowercased().hasPrefix("http"),
      NetworkResponse.statuses.contains(response.status)
    else { return nil }
    let post = try request.postData?.text.map {
      try Self.bytes($0, request.postData?.encoding, of: "request.postData.text")
    }
    self.request = NetworkRequest(
      method: request.method, url: request.url, headers: request.headers ?? [], body: post)
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
      status: response.status, headers: headers,
      body: try Self.body(response.content, attachment))
    do {
      try self.request.checkLimits(body: .recordedBody)
      try self.response.checkLimits()
    } catch {
      throw HARFile.Invalid(reason: "\(error)")
    }
  }

  private static func body(
    _ content: ArchiveEntry.Response.Content?, _ attachment: (String) throws -> Data
  ) throws -> Data {
    if let name = content?._file {
      guard !name.contains("/"), !name.hasPrefix(".") else {
        throw HARFile.Invalid(reason: "“\(name)” isn't the name of a file beside the archive")
      }
      return try attachment(name)
    }
    return try content?.text.map {
      try bytes($0, content?.encoding, of: "response.content.text")
    } ?? Data()
  }

  private static func bytes(_ text: String, _ encoding: String?, of name: String) throws -> Data {
    guard encoding == "base64" else { return Data(text.utf8) }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      throw HARFile.Invalid(reason: "“\(name)” isn't valid Base64")
    }
    return data
  }
}
