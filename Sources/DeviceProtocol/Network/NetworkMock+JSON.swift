import Foundation

extension NetworkMock {
  /// The launch argument in front of mocks as JSON, with which UI tests pass them.
  package static let launchArgument = "-QuinceMockNetwork"

  /// The reason that JSON isn't a mock.
  package struct Invalid: Error, CustomStringConvertible {
    /// The problem.
    package let description: String
  }

  /// Returns the mocks in a process's arguments, each with the options of a flow's mock, or a list of
  /// them.
  /// - Throws: `Invalid`.
  package static func all(in arguments: [String]) throws(Invalid) -> [NetworkMock] {
    var mocks: [NetworkMock] = []
    for (name, value) in zip(arguments, arguments.dropFirst()) where name == launchArgument {
      let json = try? JSONSerialization.jsonObject(with: Data(value.utf8))
      guard let items = json as? [[String: Any]] ?? (json as? [String: Any]).map({ [$0] }) else {
        throw Invalid(description: "its value isn't a JSON object or a list of JSON objects")
      }
      for item in items { mocks.append(try NetworkMock(item)) }
    }
    guard mocks.count <= NetworkMocks.most else {
      throw Invalid(description: "there are \(mocks.count); the limit is \(NetworkMocks.most)")
    }
    return mocks
  }

  private static let options: Set = [
    "body", "delay", "headers", "json", "method", "status", "times", "url",
  ]

  private init(_ item: [String: Any]) throws(Invalid) {
    if let name = item.keys.sorted().first(where: { !Self.options.contains($0) }) {
      throw Invalid(description: "it has no option “\(name)”")
    }
    guard let url: String = try Self.value("url", item) else {
      throw Invalid(description: "it must have “url”")
    }
    let status: Int = try Self.value("status", item) ?? 200
    let delay: Double = try Self.value("delay", item) ?? 0
    guard NetworkResponse.statuses.contains(status), (0...86_400_000).contains(delay) else {
      throw Invalid(description: "“status” must be from 100 to 599, and “delay” at most a day")
    }
    let fields: [String: String] = try Self.value("headers", item) ?? [:]
    var headers = fields.sorted { $0.key < $1.key }.map { HTTPField($0.key, $0.value) }
    let text: String? = try Self.value("body", item)
    let json = item["json"].flatMap {
      try? JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed)
    }
    if json != nil || text != nil, headers.value(of: "Content-Type") == nil {
      let type = MediaType.of(fileExtension: json == nil ? "txt" : "json")
      headers.append(HTTPField("Content-Type", type))
    }
    let times: Int? = try Self.value("times", item)
    guard times ?? 0 >= 0 else { throw Invalid(description: "“times” must be at least 0") }
    let response = NetworkResponse(
      status: status, headers: headers, body: json ?? Data((text ?? "").utf8))
    do {
      try response.checkLimits()
    } catch {
      throw Invalid(description: "\(error)")
    }
    self.init(
      url: URLPattern(url), method: try Self.value("method", item), response: response,
      delay: delay / 1000, times: times)
  }

  private static func value<Value>(
    _ name: String, _ item: [String: Any]
  ) throws(Invalid) -> Value? {
    guard let value = item[name] else { return nil }
    guard let value = value as? Value else {
      throw Invalid(description: "“\(name)” has a value of the wrong type")
    }
    return value
  }
}
