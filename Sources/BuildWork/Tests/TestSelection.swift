import AppBuilder
import Foundation

/// The test targets that are built along with an app.
struct TestSelection {
  /// A test target, and what of it is run.
  struct Entry {
    let kind: TestTarget
    let target: AppTarget
    let choice: TestScheme.Target
  }

  /// Those whose tests are run, in the order in which they are.
  let entries: [Entry]
  /// What the scheme says.
  let scheme: TestScheme
  /// The files that the selection was made from.
  let inputs: [URL]
  /// What the person should know.
  private(set) var warnings: [Diagnostic] = []

  /// Selects the tests of an app, and those that no app hosts.
  /// - Throws: `BuildFailure` if there are none, or if a scheme or the files of a target can't be read.
  init(
    _ request: TestRequest, for app: AppTarget, of project: XcodeProject, _ options: BuildOptions
  ) throws {
    let schemes = SchemeFile.all(of: project)
    let chosen = try Self.choose(request.scheme, among: schemes, app: app, of: project)
    let scheme = try chosen?.read(plan: request.plan, of: project) ?? .all
    if let plan = request.plan, chosen == nil {
      throw BuildFailure(
        "there is no scheme that could have the test plan \(plan)", file: project.file.path)
    }
    let all = try TestTarget.all(of: project, configuration: options.configuration)
    var entries: [Entry] = []
    for choice in Self.choices(of: scheme, among: all) {
      guard let kind = all.first(where: { $0.name == choice.name }) else { continue }
      guard kind.app == nil || kind.app == app.name else {
        warnings.append(Self.warning(about: kind, project))
        continue
      }
      let target = try AppTarget(
        project: project, target: kind.object, configuration: options.configuration)
      guard !target.sources.isEmpty else {
        warnings.append(
          Diagnostic(
            .warning, "the test target \(kind.name) has no Swift files", file: project.file.path))
        continue
      }
      try target.checkNames()
      entries.append(Entry(kind: kind, target: target, choice: choice))
    }
    guard !entries.isEmpty else { throw Self.nothing(all, app: app, project, warnings) }
    self.entries = entries
    self.scheme = scheme
    inputs = entries.flatMap { BuildJob.inputs(of: $0.target) } + schemes.map(\.url)
  }

  private static func choose(
    _ name: String?, among schemes: [SchemeFile], app: AppTarget, of project: XcodeProject
  ) throws -> SchemeFile? {
    guard let name else {
      return schemes.first { $0.name == app.name } ?? schemes.first { $0.name == project.name }
    }
    if let scheme = schemes.first(where: { $0.name == name }) { return scheme }
    // Xcode makes one for each app where the project has none of its own.
    if name == app.name { return nil }
    let names = Set(schemes.map(\.name) + [app.name]).sorted().joined(separator: ", ")
    throw BuildFailure(
      "the project has no scheme \(name)", file: project.url.path,
      hint: "its schemes are: \(names)")
  }

  /// The targets of a scheme, or all: unit tests before UI tests.
  private static func choices(of scheme: TestScheme, among all: [TestTarget])
    -> [TestScheme.Target]
  {
    let named = (scheme.targets ?? []).filter { choice in all.contains { $0.name == choice.name } }
    if !named.isEmpty { return named }
    return (all.filter { $0.place != .outside } + all.filter { $0.place == .outside }).map {
      TestScheme.Target(name: $0.name, skipped: [], selected: nil)
    }
  }

  private static func warning(about test: TestTarget, _ project: XcodeProject) -> Diagnostic {
    Diagnostic(
      .warning, "the tests \(test.name) are those of another app, and aren't run",
      file: project.file.path, hint: "pass --target “\(test.app ?? "")” to run them")
  }

  private static func nothing(
    _ all: [TestTarget], app: AppTarget, _ project: XcodeProject, _ warnings: [Diagnostic]
  ) -> BuildFailure {
    guard all.isEmpty else {
      return BuildFailure(
        warnings.map {
          Diagnostic(.error, $0.message, file: $0.file, line: $0.line, hint: $0.hint)
        } + [
          Diagnostic(
            .error, "there are no tests of the app \(app.name)", file: project.file.path)
        ])
    }
    return BuildFailure(
      "the project has no test targets", file: project.file.path,
      hint: "add one in Xcode with File > New > Target: Unit Testing Bundle or UI Testing Bundle")
  }
}
