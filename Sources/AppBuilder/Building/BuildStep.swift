/// The current step of a build.
package enum BuildStep: Codable, Sendable, CustomStringConvertible {
  case readingProject
  case readingPackages
  case rewritingSources(count: Int)
  case buildingFramework(name: String)
  case compiling(count: Int)
  case compilingTests(target: String)
  case assembling

  /// A short description of the step.
  package var description: String {
    switch self {
    case .readingProject: "Reading the project"
    case .readingPackages: "Reading Swift packages"
    case .rewritingSources(let count): "Reading \(count) source file\(count == 1 ? "" : "s")"
    case .buildingFramework(let name): "Building the framework \(name)"
    case .compiling(let count): "Compiling \(count) source file\(count == 1 ? "" : "s")"
    case .compilingTests(let target): "Compiling the tests \(target)"
    case .assembling: "Assembling the bundles"
    }
  }
}
