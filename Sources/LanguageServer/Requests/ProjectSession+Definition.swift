import Foundation

extension ProjectSession {
  /// Answers a request for the place of a declaration.
  ///
  /// An installation of Quince doesn't include UIKit's sources.
  func find(_ method: String, _ params: JSONValue) -> Answer {
    let answer = pass(method, params)
    return { () throws(ResponseError) in
      guard case .array(let places) = try await answer() else { return .null }
      return .array(
        places.filter { place in
          let address = place["uri"]?.text ?? place["targetUri"]?.text ?? ""
          return FileAddress.path(of: address).map(FileManager.default.fileExists) ?? true
        })
    }
  }
}
