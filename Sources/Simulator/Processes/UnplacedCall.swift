/// A call in the app without a source line in the backtrace.
///
/// The compiler adds code that has no line to the user's lines, for example to write a changed
/// value back to a property.
struct UnplacedCall: Equatable {
  /// The maximum distance before the call to search for a line, in bytes.
  private static let reach = 256

  /// The offset of the call's return address in the executable.
  let offset: Int
  /// The distance from the start of the function.
  let distance: Int

  /// Offsets before the call, nearest first.
  ///
  /// One of them should have the user's line.
  var candidates: [Int] { (1...max(1, min(distance, Self.reach))).map { offset - $0 } }

  /// Finds the innermost call in the app in a backtrace with a list of images, if that call has no
  /// line.
  init?(errors: String, executable: String) {
    let lines = errors.split(separator: "\n")
    guard let start = lines.lastIndex(where: { $0.contains("*** Program crashed") }) else {
      return nil
    }
    let name = executable.split(separator: "/").last.map(String.init) ?? executable
    guard let frame = lines[start...].first(where: { $0.contains(" in \(name) at ") }),
      frame.hasSuffix(" in \(name) at //<compiler-generated>"),
      let call = frame.firstMatch(of: #/0x([0-9a-f]{1,16}) .* \+ (\d{1,9}) in /#),
      let address = Int(call.1, radix: 16), let distance = Int(call.2)
    else { return nil }
    let image = lines[start...].last { $0.hasPrefix("0x") && $0.hasSuffix("/\(name)") }
    guard let base = image?.firstMatch(of: /^0x([0-9a-f]{1,16})/),
      let base = Int(base.1, radix: 16),
      address > base
    else { return nil }
    offset = address - base
    self.distance = distance
  }
}
