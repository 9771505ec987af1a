extension HostileBuild {
  /// Attacks by programs that run while a project is built; the first of each kind stands for it if
  /// time is short.
  static let confinedKinds: [[HostileBuild]] = [
    plantedLinks, readingManifests, writingManifests, kernelSettings, devices, processes, networks,
  ]

  /// Attacks by the contents of a project's files.
  static let describedKinds: [[HostileBuild]] = [
    packageDescriptions, packageAddresses, settings, resources, compilerInputs, terminalTexts,
  ]

  /// Everything.
  static let all = (confinedKinds + describedKinds).flatMap(\.self)
}
