import Testing

/// The start of the bundle of tests. Without it, SwiftPM looks for XCTest's tests in an index,
/// which takes the compiler longer to write.
@main struct Tests {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
