import CoreGraphics
import DisplayList
import Foundation

/// The limits of everything that the engine sends.
///
/// The processes with pages run strangers' code. One that has been taken over could send anything
/// through the engine.
enum EngineLimits {
  /// The error for a message or an image that exceeds a limit.
  struct Exceeded: Error {}

  /// The maximum number of pages in the history.
  static let history = 1000
  /// The maximum number of cookies, of fields of a header, and of websites with data.
  static let fields = 10_000
  /// The maximum number of elements of a page.
  static let elements = 500
  /// The maximum number of options of a field.
  static let options = 5000
  /// The maximum length of a text of a page's description, in bytes.
  static let text = 100_000
  /// The maximum length of the announcement of a timer, in bytes.
  static let timerText = 200
  /// The maximum delay of a timer, in milliseconds.
  static let longestDelay = 2_147_483_647.0
  /// The maximum coordinate in a page, in its points.
  static let coordinate = 1e8
  /// The maximum number of pixels of an image.
  static let pixels = 20_000_000
  /// The maximum number of pixels per point.
  static let scale = 5.0

  /// Reads a message.
  /// - Throws: `Exceeded`, `LimitExceeded`, and `DecodingError`.
  static func event(from json: Data) throws -> EngineEvent {
    try AppLimit.webMessage.check(json.count)
    let event = try JSONDecoder().decode(EngineEvent.self, from: json)
    for items in [event.back, event.current, event.forward] {
      try require((items?.count ?? 0) <= history)
    }
    for count in [event.cookies?.count, event.headers?.count, event.records?.count] {
      try require((count ?? 0) <= fields)
    }
    try require(event.progress.map { (0...1).contains($0) } ?? true)
    return event
  }

  /// Reads the description of a page.
  /// - Throws: `Exceeded`, and `DecodingError`.
  static func page(from json: String) throws -> PageDescription {
    let page = try JSONDecoder().decode(PageDescription.self, from: Data(json.utf8))
    try require(page.elements.count <= elements)
    try check([page.x, page.y, page.width, page.height])
    for text in [page.viewport, page.background, page.theme] { try check(text) }
    if let field = page.field {
      try check(field.frame)
      try check(field.type)
    }
    if let picker = page.picker {
      try require(picker.frame.count == 4 && picker.options.count <= options)
      try check(picker.frame)
      for text in [picker.type, picker.label, picker.value, picker.least, picker.most] {
        try check(text)
      }
      for option in picker.options {
        try check(option.label)
        try check(option.group)
      }
    }
    for element in page.elements {
      try require(element.frame.count == 4)
      try check(element.frame)
      for text in [element.role, element.label, element.value, element.identifier] {
        try check(text)
      }
    }
    return page
  }

  /// Reads the announcement of a timer, or returns `nil` if a message isn't one.
  static func timer(from json: String) -> PageTimer? {
    guard json.utf8.count <= timerText,
      let timer = try? JSONDecoder().decode(PageTimer.self, from: Data(json.utf8)),
      timer.owner.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7a).contains($0) }),
      timer.number > 0, (0...longestDelay).contains(timer.delay)
    else { return nil }
    return timer
  }

  /// Reads an image, or returns `nil` if it's too large or can't be decoded.
  static func image(from data: Data) -> CGImage? {
    guard let header = try? ImageHeader(checking: data), header.format == .png,
      header.pixels <= pixels
    else { return nil }
    return CGImage(encoded: data)
  }

  private static func check(_ numbers: [Double]) throws {
    try require(numbers.allSatisfy { abs($0) <= coordinate })
  }

  private static func check(_ string: String?) throws {
    try require((string?.utf8.count ?? 0) <= text)
  }

  private static func require(_ isMet: Bool) throws {
    if !isMet { throw Exceeded() }
  }
}
