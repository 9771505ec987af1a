/// A handle of curl, the library with which Foundation loads requests.
///
/// Foundation's wrappers of curl's functions have fixed parameters, but no declarations.
struct CurlHandle {
  /// The options, with curl's numbers.
  enum Option: Int32 {
    case verifiesHost = 81
    case ignoresSignals = 99
    case onlyConnects = 141
    case timeLimit = 155
    case url = 10_002
    case contextData = 10_109
    case contextFunction = 20_108
  }

  /// A function that configures the context of a connection, before its handshake.
  typealias ContextFunction =
    @convention(c) (
      _ handle: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?,
      _ data: UnsafeMutableRawPointer?
    ) -> Int32

  private typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void
  private typealias Perform = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias SetNumber = @convention(c) (UnsafeMutableRawPointer, Int32, Int) -> Int32
  private typealias SetPointer =
    @convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer?) -> Int32
  private typealias GetText =
    @convention(c) (
      UnsafeMutableRawPointer, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32

  private static let make = function("curl_easy_init", Make.self)
  private static let free = function("curl_easy_cleanup", Free.self)
  private static let perform = function("curl_easy_perform", Perform.self)
  private static let setNumber = function("CFURLSession_easy_setopt_long", SetNumber.self)
  private static let setPointer = function("CFURLSession_easy_setopt_ptr", SetPointer.self)
  private static let getText = function("CFURLSession_easy_getinfo_charp", GetText.self)
  /// curl's number of the URL that a handle loads.
  private static let effectiveURL: Int32 = 0x10_0001
  /// curl's code for the end of the time limit.
  private static let timedOut: Int32 = 28

  private let pointer: UnsafeMutableRawPointer

  /// Wraps an existing handle.
  init(_ pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
  }

  /// Calls a closure with a new handle.
  static func with<Result>(_ body: (CurlHandle) -> Result?) -> Result? {
    guard let pointer = make?() else { return nil }
    defer { free?(pointer) }
    return body(CurlHandle(pointer))
  }

  /// The URL that the handle loads.
  var url: URL? {
    var text: UnsafeMutablePointer<CChar>?
    _ = Self.getText?(pointer, Self.effectiveURL, &text)
    return text.flatMap { URL(string: String(cString: $0)) }
  }

  /// Sets an option to a number.
  func set(_ option: Option, _ number: Int) {
    _ = Self.setNumber?(pointer, option.rawValue, number)
  }

  /// Sets an option to a text, which curl copies.
  func set(_ option: Option, _ text: String) {
    text.withCString { characters in
      _ = Self.setPointer?(pointer, option.rawValue, UnsafeMutableRawPointer(mutating: characters))
    }
  }

  /// Sets the function that configures connections.
  /// - Parameter data: The object that the function receives, which curl doesn't retain.
  func set(_ function: ContextFunction, with data: AnyObject) {
    _ = Self.setPointer?(
      pointer, Option.contextFunction.rawValue,
      unsafeBitCast(function, to: UnsafeMutableRawPointer.self))
    _ = Self.setPointer?(
      pointer, Option.contextData.rawValue, Unmanaged.passUnretained(data).toOpaque())
  }

  /// Connects to the server.
  /// - Returns: Whether the time limit has passed.
  func connect() -> Bool {
    Self.perform?(pointer) == Self.timedOut
  }

  private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
