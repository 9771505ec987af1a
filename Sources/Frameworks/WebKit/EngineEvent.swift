import Foundation

/// A message from the engine of web pages.
struct EngineEvent: Decodable {
  /// A page in the history.
  struct Item: Decodable {
    var url: String
    var first: String?
    var title: String?
  }

  /// A cookie in a data store.
  struct Cookie: Decodable {
    var name: String
    var value: String
    var domain: String
    var path: String
    var secure: Bool
    var httpOnly: Bool
    var expires: Double?
  }

  /// The data of a website.
  struct Record: Decodable {
    var name: String
    var types: Int
  }

  /// The kind, such as `state`.
  var `is`: String
  var view: UInt64
  var id: Int?
  var event: String?
  var kind: String?
  var name: String?
  var url: String?
  var title: String?
  var progress: Double?
  var loading: Bool?
  var secure: Bool?
  var committed: Bool?
  var redirect: Bool?
  var shows: Bool?
  var multiple: Bool?
  var back: [Item]?
  var current: [Item]?
  var forward: [Item]?
  var method: String?
  var headers: [String: String]?
  var type: Int?
  var mime: String?
  var status: Int?
  var length: Double?
  var domain: String?
  var code: Int?
  var text: String?
  var base64: String?
  var error: String?
  var `default`: String?
  var body: PageValue?
  var value: PageValue?
  /// Whether the engine has left out a value that's too large.
  var refused: Bool?
  var cookies: [Cookie]?
  var records: [Record]?
  /// The description of a page, as JSON.
  var page: String?
}
