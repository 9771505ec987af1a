import BuildWork

/// Builds one app, which its argument tells about, and says on the standard output how that goes;
/// or says what a workspace names.
///
/// `AppBuilder` starts it: what crashes or never ends while a stranger's project is read takes
/// nothing else along.
@main
struct QuinceBuilder {
  static func main() async {
    await BuildWorker.run()
  }
}
