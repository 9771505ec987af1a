import Foundation

/// The server with the feed.
struct FeedService {
  static let address = URL(string: "https://feed.example/articles.json?api_key=1234")!

  private let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.default
    configuration.httpAdditionalHeaders = ["Accept": "application/json"]
    session = URLSession(configuration: configuration)
  }

  func articles() async throws -> [Article] {
    let (data, response) = try await session.data(from: Self.address)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode([Article].self, from: data)
  }

  /// Signs in, and returns the user's name.
  func signIn() async throws -> String? {
    var request = URLRequest(url: URL(string: "https://feed.example/login?token=5678")!)
    request.httpMethod = "POST"
    request.setValue("Basic YWRhOnNlYQ==", forHTTPHeaderField: "Authorization")
    request.httpBody = Data("name=Ada".utf8)
    let (data, _) = try await session.data(for: request)
    return try JSONDecoder().decode([String: String].self, from: data)["name"]
  }

  /// Sends the server a title to remember.
  func like(_ title: String) async throws {
    var request = URLRequest(url: URL(string: "https://feed.example/likes")!)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let body = try JSONEncoder().encode(["title": title])
    _ = try await session.upload(for: request, from: body)
  }
}
