import AppBuilder
import Foundation

/// The test targets of a project to build, and which of their tests to run.
struct TestSelection {
  /// A test target, and which of its tests to run.
  struct Entry {
    let kind: TestTarget
    let target: AppTarget
    let choice: TestScheme.Target
  }

  /// The entries whose tests run, in order.
  let entries: [Entry]
  /// The scheme's settings.
  let scheme: TestScheme
  /// The files that the selection depends on.
  let inputs: [URL]
  /// Warnings for the user.
  private(set) var warnings: [Diagnostic] = []

  /// Whether an app hosts or is used by some of the tests.
  var needsApp: Bool { entries.contains { $0.kind.place != .own } }

  /// Selects an app's tests, and those that don't need an app.
  /// - Parameter app: The app's target, or `nil` if the project has none.
  /// - Throws: `BuildFailure` if there are no tests, or if a scheme or the files of a target can't
  ///   be read.
  init(
    _ request: TestRequest, for app: XcodeProject.Object?, of project: XcodeProject,
    _ options: BuildOptions
  ) throws {
    if let added = request.added {
      self = try TestSelection(added, for: app, of: project, options)
      return
    }
    let all = try TestTarget.all(of: project, configuration: options.configuration)
    guard !all.isEmpty else { throw Self.failureOfNoTests(app: app, project) }
    let schemes = SchemeFile.all(of: project)
    let chosen = try Self.choose(request.scheme, among: schemes, app: app, of: project)
    let scheme = try chosen?.read(plan: request.plan, of: project) ?? .all
    if let plan = request.plan, chosen == nil {
      throw BuildFailure(
        "the project has no scheme with the test plan \(plan)", file: project.file.path)
    }
    let appName = app.map { $0["name"] ?? project.name }
    var entries: [Entry] = []
    for choice in Self.choices(of: scheme, among: all, project) {
      guard let kind = all.first(where: { $0.name == choice.name }) else { continue }
      guard kind.place == .own || appName != nil && kind.app ?? appName == appName else {
        warnings.append(Self.warning(about: kind, hasApp: app != nil, project))
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
    guard !entries.isEmpty else { throw Self.failureOfNoEntries(appName, project, warnings) }
    self.entries = entries
    self.scheme = scheme
    inputs = entries.flatMap { BuildJob.inputs(of: $0.target) } + schemes.map(\.url)
  }

  private static func choose(
    _ name: String?, among schemes: [SchemeFile], app: XcodeProject.Object?,
    of project: XcodeProject
  ) throws -> SchemeFile? {
    let own = subjects(app: app, of: project)
    guard let name else {
      // A framework's project usually has the framework's name, and an app's scheme usually has the
      // app's name.
      let usual = app == nil ? [project.name] + own : own + [project.name]
      return usual.lazy.compactMap { name in schemes.first { $0.name == name } }.first
    }
    if let scheme = schemes.first(where: { $0.name == name }) { return scheme }
    // Xcode creates a scheme for each target if the project doesn't have its own.
    if own.contains(name) { return nil }
    let names = Set(schemes.map(\.name) + own).sorted().joined(separator: ", ")
    throw BuildFailure(
      "the project has no scheme \(name)", file: project.url.path,
      hint: "its schemes are: \(names)")
  }

  /// Returns the name of the module under test.
  ///
  /// That's the app's module or, without an app, the modules of the libraries for iPhone.
  private static func subjects(app: XcodeProject.Object?, of project: XcodeProject) -> [String] {
    let targets = app.map { [$0] } ?? project.libraries.filter(project.isForPhones)
    return targets.map { $0["name"] ?? project.name }
  }

  /// Returns the targets of a scheme, or all targets, with unit tests before UI tests.
  private static func choices(
    of scheme: TestScheme, among all: [TestTarget], _ project: XcodeProject
  ) -> [TestScheme.Target] {
    let named = (scheme.targets ?? []).filter { choice in all.contains { $0.name == choice.name } }
    if !named.isEmpty { return named }
    let forPhones = all.filter { project.isForPhones($0.object) }
    let usual = forPhones.isEmpty ? all : forPhones
    return (usual.filter { $0.place != .outside } + usual.filter { $0.place == .outside }).map {
      TestScheme.Target(name: $0.name, skipped: [], selected: nil)
    }
  }

  private static func warning(about test: TestTarget, hasApp: Bool, _ project: XcodeProject)
    -> Diagnostic
  {
    guard hasApp else {
      return Diagnostic(
        .warning, "the UI tests \(test.name) have no target application, and are skipped",
        file: project.file.path, hint: "the project has no app target")
    }
    return Diagnostic(
      .warning, "the tests \(test.name) are for another app, and are skipped",
      file: project.file.path, hint: "pass --target “\(test.app ?? "")” to run them")
  }

  private static func failureOfNoEntries(
    _ app: String?, _ project: XcodeProject, _ warnings: [Diagnostic]
  ) -> BuildFailure {
    BuildFailure(
      warnings.map {
        Diagnostic(.error, $0.message, file: $0.file, line: $0.line, hint: $0.hint)
      } + [
        Diagnostic(
          .error, app.map { "there are no tests for the app \($0)" } ?? "there are no tests to run",
          file: project.file.path)
      ])
  }

  private static func failureOfNoTests(app: XcodeProject.Object?, _ project: XcodeProject)
    -> BuildFailure
  {
    guard app != nil else {
      return BuildFailure(
        "the project has neither an app target nor test targets", file: project.url.path,
        hint: project.targets.isEmpty ? nil : "its targets are: \(project.targetList)")
    }
    return BuildFailure(
      "the project has no test targets", file: project.file.path,
      hint: "add one in Xcode with File > New > Target: Unit Testing Bundle or UI Testing Bundle")
  }
}
