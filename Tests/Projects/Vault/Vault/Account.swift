import Foundation

/// The user's account on a server. The keychain keeps the server's token.
struct Account {
  /// The reason that the server refuses a request.
  enum Refusal: LocalizedError {
    case wrongPassword
    case expired
    case unknown(Int)

    var errorDescription: String? {
      switch self {
      case .wrongPassword: "Wrong name or password"
      case .expired: "Log in again"
      case .unknown(let status): "The server answered \(status)"
      }
    }
  }

  private struct Credentials: Encodable {
    let name: String
    let password: String
  }

  private struct Session: Decodable {
    let token: String
  }

  private struct Profile: Decodable {
    let name: String
  }

  private static let server = URL(string: "https://vault.example")!
  private let token = Keychain(account: "token")

  /// Whether a token is in the keychain, also after the app was killed.
  var isLoggedIn: Bool { (try? token.read().get()) != nil }

  /// Gets a token and stores it.
  func logIn(name: String, password: String) async throws {
    let credentials = Credentials(name: name, password: password)
    let request = try request("login", credentials)
    let session: Session = try await answer(request, refused: .wrongPassword)
    let status = token.save(session.token)
    guard status == errSecSuccess else { throw KeychainError(status: status) }
  }

  /// Returns the user's full name, which the server knows by the token.
  func name() async throws -> String {
    let request = try request("profile", ["token": token.read().get()])
    do {
      let profile: Profile = try await answer(request, refused: .expired)
      return profile.name
    } catch Refusal.expired {
      logOut()
      throw Refusal.expired
    }
  }

  /// Deletes the token.
  func logOut() {
    _ = token.delete()
  }

  private func request(_ path: String, _ body: some Encodable) throws -> URLRequest {
    var request = URLRequest(url: Self.server.appendingPathComponent(path))
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(body)
    return request
  }

  private func answer<Answer: Decodable>(
    _ request: URLRequest, refused: Refusal
  ) async throws -> Answer {
    let (data, response) = try await URLSession.shared.data(for: request)
    switch (response as? HTTPURLResponse)?.statusCode ?? 0 {
    case 200: return try JSONDecoder().decode(Answer.self, from: data)
    case 401: throw refused
    case let status: throw Refusal.unknown(status)
    }
  }
}
