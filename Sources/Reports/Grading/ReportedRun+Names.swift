import Foundation

extension ReportedRun {
  /// The names by which a points file or an option can refer to the run: its own name and its
  /// file's name, with and without the suite.
  package var names: Set<String> {
    let suites = [suite, ownSuite].filter { !$0.isEmpty }
    return Set(ownNames.flatMap { name in [name] + suites.map { "\($0)/\(name)" } })
  }

  /// The suite without the project name that merging adds before it.
  var ownSuite: String {
    guard let project, suite.hasPrefix(project + "/") else { return suite }
    return String(suite.dropFirst(project.count + 1))
  }

  /// A name that's unique in the project.
  var place: String { file ?? "\(suite)/\(plainName)" }

  /// The name of a test without the configuration of its test plan, which is the same in all
  /// configurations.
  private var plainName: String {
    guard file == nil, name.hasSuffix(")"), let space = name.range(of: " (") else { return name }
    return String(name[..<space.lowerBound])
  }

  private var ownNames: Set<String> {
    var names: Set = [name, plainName]
    if plainName.hasSuffix("()") { names.insert(String(plainName.dropLast(2))) }
    if let file, file.hasSuffix(".yaml") || file.hasSuffix(".yml") {
      let url = URL(fileURLWithPath: file)
      names.formUnion([url.lastPathComponent, url.deletingPathExtension().lastPathComponent])
    }
    return names
  }
}
