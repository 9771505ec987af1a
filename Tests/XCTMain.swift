import Testing

/// The entry point of the test bundle.
///
/// Without it, SwiftPM looks for XCTest tests in an index, and writing the index would slow down
/// the compiler.
@main struct Tests {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
