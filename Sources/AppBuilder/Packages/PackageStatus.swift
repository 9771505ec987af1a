import Foundation

/// A package or pod that a project needs, and where it is.
package struct PackageStatus: Codable, Equatable, Sendable {
  /// The kinds of dependencies.
  package enum Kind: String, Codable, Sendable {
    case package
    case pod
  }

  /// The kind of the dependency.
  package let kind: Kind
  /// The name of the package or pod.
  package let name: String
  /// The URL or path that the project names, or `nil` for a pod.
  package let location: String?
  /// The versions that the project accepts, or `nil` for a folder or a pod.
  package let requirement: String?
  /// The path of the files, or `nil` if they're missing.
  package let folder: String?
  /// The reason that the files are missing or can't be built, or `nil` if they can be built.
  package let problem: String?

  /// Creates a status.
  package init(
    _ kind: Kind, name: String, location: String?, requirement: String?, folder: String?,
    problem: String?
  ) {
    self.kind = kind
    self.name = name
    self.location = location
    self.requirement = requirement
    self.folder = folder
    self.problem = problem
  }
}
