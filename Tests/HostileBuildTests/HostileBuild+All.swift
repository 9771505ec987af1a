extension HostileBuild {
  /// Attacks by programs that run while a project is built; the first of each kind stands for it
  /// where time is short.
  static let confinedKinds: [[HostileBuild]] = [
    plantedLinks, readingManifests, writingManifests, kernelSettings, devices, processes, networks,
  ]

  /// Attacks by what a project's files say.
  static let describedKinds: [[HostileBuild]] = [
    packageDescriptions, packageAddresses, settings, resources, compilerInputs, terminalTexts,
  ]

  /// Everything.
  static let all = (confinedKinds + describedKinds).flatMap(\.self)
}
