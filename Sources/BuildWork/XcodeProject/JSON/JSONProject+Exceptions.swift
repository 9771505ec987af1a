import AppBuilder

/// The exceptions of folders that are synchronized with targets.
extension JSONProject {
  private static let exceptionKeys = [
    "target", "build-phase", "inclusions", "exclusions", "public-headers", "private-headers",
    "compiler-flags", "platforms", "attributes", "asset-tags",
  ]

  /// Adds a set of exceptions.
  /// - Parameter owners: The targets that have all files in the folder.
  /// - Returns: The ID of the set.
  mutating func addException(_ node: JSONNode, owners: Set<String>) throws -> String {
    check(node, keys: Self.exceptionKeys)
    let members = try exceptionMembers(of: node)
    var values: [String: Any?] = [
      "membershipExceptions": members.names,
      "platformFiltersByRelativePath": try lists("platforms", in: node),
      "assetTagsByRelativePath": try lists("asset-tags", in: node),
      "attributesByRelativePath": try attributes(in: node),
    ]
    if let name = node["target"] {
      let target = try target(named: name)
      warnAboutWord(of: members, in: node, isOwner: owners.contains(target))
      values["target"] = target
      values["publicHeaders"] = try document.strings("public-headers", in: node)
      values["privateHeaders"] = try document.strings("private-headers", in: node)
      let flags = try document.members("compiler-flags", in: node).map {
        ($0.key, try document.string($0.node))
      }
      values["additionalCompilerFlagsByRelativePath"] = Dictionary(uniqueKeysWithValues: flags)
      return try add("PBXFileSystemSynchronizedBuildFileExceptionSet", for: node, values)
    }
    guard let phase = node["build-phase"] else {
      throw document.failure("there's no key “target” or “build-phase”", at: node)
    }
    values["buildPhase"] = phases[try phaseIndex(phase)].id
    return try add(
      "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet", for: node, values)
  }

  /// The members of a set of exceptions, and the key that lists them.
  private typealias Members = (names: [String], key: String?)

  private func exceptionMembers(of node: JSONNode) throws -> Members {
    if node["inclusions"] != nil, let exclusions = node["exclusions"] {
      throw document.failure("there can't be inclusions and exclusions in one set", at: exclusions)
    }
    let key = ["inclusions", "exclusions"].first { node[$0] != nil }
    return (try key.map { try document.strings($0, in: node) } ?? [], key)
  }

  /// Warns if the key says the opposite of what the set does, which depends on whether the target
  /// has the files of the folder.
  private mutating func warnAboutWord(of members: Members, in node: JSONNode, isOwner: Bool) {
    guard let key = members.key, !members.names.isEmpty,
      key != (isOwner ? "exclusions" : "inclusions"), let place = node[key]
    else { return }
    warnings.append(
      document.warning(
        isOwner
          ? "these files are excluded, because the target has the folder's files"
          : "these files are included, because the target doesn't have the folder's files",
        at: place, hint: "use the key “\(isOwner ? "exclusions" : "inclusions")”"))
  }

  private func lists(_ key: String, in node: JSONNode) throws -> [String: [String]] {
    guard let owner = node[key] else { return [:] }
    return try document.object(owner).keys.reduce(into: [:]) { result, member in
      result[member] = try document.strings(member, in: owner)
    }
  }

  private func attributes(in node: JSONNode) throws -> [String: [String]] {
    try document.members("attributes", in: node).reduce(into: [:]) { result, member in
      result[member.key] = try fileAttributes(of: member.node)
    }
  }
}
