extension HostileBuild {
  /// Attacks by programs that run while a project is built.
  ///
  /// If time is short, only the first attack of each kind is tested.
  static let confinedKinds: [[HostileBuild]] = [
    plantedLinks, readingManifests, writingManifests, kernelSettings, devices, processes, networks,
  ]

  /// Attacks by the contents of a project's files.
  static let describedKinds: [[HostileBuild]] = [
    packageDescriptions, packageAddresses, settings, resources, compilerInputs, terminalTexts,
  ]

  /// All attacks.
  static let all = (confinedKinds + describedKinds).flatMap(\.self)
}
