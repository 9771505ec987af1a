import Foundation
import Safeguards
import Testing

/// The files that a project may read.
final class ReadingAreaTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("quince-area-\(UUID().uuidString)")

  init() throws {
    try makeFolder("above/project/App")
  }

  deinit {
    try? FileManager.default.removeItem(at: base)
  }

  private var project: URL { base.appendingPathComponent("above/project") }

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: base.appendingPathComponent(path), withIntermediateDirectories: true)
  }

  /// Creates the minimum contents of a repository's folder.
  private func makeRepository(_ git: String = "above/.git") throws {
    for folder in ["objects", "refs"] { try makeFolder("\(git)/\(folder)") }
    try write("ref: refs/heads/main\n", to: "\(git)/HEAD")
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: base.appendingPathComponent(path))
  }

  private func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: base.appendingPathComponent(path).path, withDestinationPath: destination)
  }

  private func allows(
    _ path: String, named: String? = nil, scope: ReadingArea.Scope = .repository,
    others: [String] = []
  ) -> Bool {
    let area = ReadingArea(
      around: project, named: named.map(base.appendingPathComponent), scope: scope,
      allowing: others.map(base.appendingPathComponent))
    return (try? area.resolve(project.appendingPathComponent(path))) != nil
  }

  @Test func aProjectReadsItsOwnFolder() {
    for path in ["App/a.txt", "", "../project/b.txt", ".swiftlint.yml"] {
      #expect(allows(path), "\(path)")
    }
    for path in ["../Shared/a.txt", "..", "../projects/a.txt", ".git/config"] {
      #expect(!allows(path), "\(path)")
    }
  }

  @Test func aProjectReadsItsRepository() throws {
    try makeRepository()
    #expect(allows("../Shared/a.txt"))
    for path in ["../.env", "../.git/config", "../Shared/.ssh/id", "../../a.txt"] {
      #expect(!allows(path), "\(path)")
    }
    #expect(!allows("../Shared/a.txt", scope: .ownFolder))
    #expect(allows("App/a.txt", scope: .ownFolder))
  }

  @Test func aWorkTreeOfARepositoryIsOne() throws {
    try makeFolder("main/.git/worktrees/above")
    try write("ref: refs/heads/main\n", to: "main/.git/worktrees/above/HEAD")
    try write("../..\n", to: "main/.git/worktrees/above/commondir")
    try write("gitdir: ../main/.git/worktrees/above\n", to: "above/.git")
    #expect(allows("../Shared/a.txt"))
  }

  @Test func whatOnlyLooksLikeARepositoryIsNone() throws {
    try makeFolder("above/.git")
    #expect(!allows("../a.txt"))
    try FileManager.default.removeItem(at: base.appendingPathComponent("above/.git"))
    for text in ["", "gitdir: ../nowhere\n", "gitdir: ..\n", "x"] {
      try write(text, to: "above/.git")
      #expect(!allows("../a.txt"), "\(text)")
    }
    try FileManager.default.removeItem(at: base.appendingPathComponent("above/.git"))
    try makeRepository("elsewhere/.git")
    try link("above/.git", to: "../elsewhere/.git")
    #expect(!allows("../a.txt"))
  }

  @Test func aFolderThatTheUserNamesIsTheProjects() {
    #expect(allows("../Shared/a.txt", named: "above"))
    #expect(!allows("../.ssh/id", named: "above"))
    #expect(!allows("../../a.txt", named: "above"))
    #expect(!allows("../../other/a.txt", named: "other"))
    #expect(allows("../Shared/a.txt", named: "above", scope: .ownFolder))
  }

  @Test func usersAllowMore() {
    #expect(allows("../Shared/a.txt", others: ["above/Shared"]))
    #expect(allows("../.hidden/a.txt", others: ["above/.hidden"]))
    #expect(!allows("../Other/a.txt", others: ["above/Shared"]))
  }

  @Test func aLinkIsWhereItLeads() throws {
    try makeFolder("above/Other's files")
    try write("secret", to: "above/Other's files/secret.txt")
    try link("above/project/App/link", to: "../../Other's files")
    #expect(!allows("App/link/secret.txt"))
    try write("secret", to: "above/secret.txt")
    #expect(!allows("App/link/../secret.txt"))
    #expect(!allows("nowhere/../../secret.txt"))
    try link("above/alias", to: "project")
    let area = ReadingArea(around: base.appendingPathComponent("above/alias"))
    #expect(throws: Never.self) { try area.resolve(project.appendingPathComponent("App/a.txt")) }
  }

  @Test func theRefusalNamesTheOption() throws {
    try makeFolder("above/Other's files")
    let area = ReadingArea(around: project)
    let real = String(cString: realpath(base.path, nil)!)
    func reason(_ path: String) -> String {
      do {
        try area.resolve(project.appendingPathComponent(path))
        return ""
      } catch {
        return error.reason
      }
    }
    #expect(
      reason("../Other's files")
        == "it is outside \(real)/above/project; to allow it, pass --also-read "
        + "'\(real)/above/Other'\\''s files'")
    #expect(reason("../a.txt").hasSuffix("pass --also-read \(real)/above"))
    #expect(reason(".git/config").hasPrefix("it is hidden in \(real)/above/project; "))
  }

  /// Folders with files of all kinds, and a program with its own home folder.
  @Test(arguments: ["home", "home/Downloads", "home/Documents", "home/Téléchargements", "home/.."])
  func anEverydayFolderIsNoRepository(_ path: String) async throws {
    try makeFolder("home/.config")
    try makeFolder("\(path)/project")
    try makeFolder("home/Desktop")
    try write("XDG_DOWNLOAD_DIR=\"$HOME/Téléchargements\"\n", to: "home/.config/user-dirs.dirs")
    try makeRepository("\(path)/.git")
    let home = base.appendingPathComponent("home").path
    let everyday = base.appendingPathComponent(path).standardizedFileURL
    await #expect(processExitsWith: .success) {
      [home = home as String, everyday = everyday as URL] in
      setenv("HOME", home, 1)
      unsetenv("XDG_CONFIG_HOME")
      let project = everyday.appendingPathComponent("project")
      let area = ReadingArea(around: project, named: everyday)
      #expect((try? area.resolve(project.appendingPathComponent("a.txt"))) != nil)
      #expect((try? area.resolve(everyday.appendingPathComponent("a.txt"))) == nil)
      let flat = ReadingArea(around: everyday)
      let failure = #expect(throws: FileFailure.self) {
        try flat.resolve(everyday.appendingPathComponent("a.txt"))
      }
      #expect(failure?.reason.contains("move it to a folder of its own, or pass") == true)
      #expect(failure?.reason.hasSuffix("--also-read \(RealPath.of(everyday.path))") == true)
    }
  }
}
