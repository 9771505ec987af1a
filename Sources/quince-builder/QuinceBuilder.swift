import BuildWork

/// Builds the app that its argument describes, and reports progress on standard output, or lists
/// the projects of a workspace.
///
/// `AppBuilder` starts it: a crash or an endless loop while a stranger's project is read takes
/// nothing else along.
@main
struct QuinceBuilder {
  static func main() async {
    await BuildWorker.run()
  }
}
