import BuildWork

/// Builds the app that its argument describes, and reports progress on standard output.
///
/// It can also list the projects of a workspace.
///
/// `AppBuilder` starts this program, so that a crash or an endless loop while reading someone
/// else's project affects nothing else.
@main
struct QuinceBuilder {
  static func main() async {
    await BuildWorker.run()
  }
}
