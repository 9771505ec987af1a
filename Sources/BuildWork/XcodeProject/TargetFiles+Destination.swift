import Foundation

extension TargetFiles {
  /// The place where a build phase puts its files.
  enum Destination {
    /// The app's executable, or resources that are built from the files.
    case sources
    /// A folder in the bundle.
    case folder(String, isCopyPhase: Bool)

    /// - Returns: `nil` for a phase that adds nothing to the bundle.
    init?(_ phase: XcodeProject.Object, settings: BuildSettings) {
      switch phase.isa {
      case "PBXSourcesBuildPhase": self = .sources
      case "PBXResourcesBuildPhase": self = .folder("", isCopyPhase: false)
      case "PBXCopyFilesBuildPhase":
        guard !Self.isSkipped(phase, settings: settings),
          let folder = CopyPhase(phase, settings: settings).folder
        else { return nil }
        self = .folder(folder, isCopyPhase: true)
      default: return nil
      }
    }

    /// Returns whether a phase runs only when Xcode installs the app.
    static func isSkipped(_ phase: XcodeProject.Object, settings: BuildSettings) -> Bool {
      phase["runOnlyForDeploymentPostprocessing"] == "1"
        && !settings.isOn("DEPLOYMENT_POSTPROCESSING")
    }

    /// Returns whether the phase adds a file, as far as its name shows.
    func takes(_ file: URL) -> Bool {
      if case .folder(_, isCopyPhase: true) = self { return CopyPhase.copies(file) }
      return true
    }
  }
}
