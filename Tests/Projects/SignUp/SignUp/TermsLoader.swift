import Combine
import Foundation

/// Loads the terms that users agree to.
struct TermsLoader {
  /// The reason that there are no terms.
  enum Problem: Error {
    case status(Int)
    case other(Error)
  }

  private struct Terms: Decodable {
    let title: String
    let version: Int
  }

  private static let url = URL(string: "https://signup.example/terms.json")!

  /// The text to show, which never fails.
  func text() -> AnyPublisher<String, Never> {
    URLSession.shared.dataTaskPublisher(for: Self.url)
      .tryMap { data, response -> Data in
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw Problem.status(status) }
        return data
      }
      .decode(type: Terms.self, decoder: JSONDecoder())
      .map { "\($0.title), version \($0.version)" }
      .mapError { $0 as? Problem ?? .other($0) }
      .catch { problem -> Just<String> in
        if case .status(let status) = problem { return Just("No terms: status \(status)") }
        return Just("No terms: no answer")
      }
      .first()
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
