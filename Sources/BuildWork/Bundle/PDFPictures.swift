import AppBuilder
import Foundation
import Safeguards
import Sandbox

/// Converts the PDF images in a bundle to PNG files next to them, because apps can't read PDFs.
///
/// Poppler draws each distinct file once, in a sandbox.
struct PDFPictures {
  private static let program = "pdftocairo"
  private static let mostPictures = 2_000
  private static let largestFile = 32 << 20
  /// The maximum time for drawing a file, in seconds.
  private static let longest = 30

  let sandbox: SandboxSettings
  /// The folder for finished drawings, which Poppler can't write to.
  let folder: URL

  /// Draws the vector images in a bundle.
  /// - Returns: The images that couldn't be drawn.
  /// - Throws: `BuildFailure` if the drawings can't be written.
  func draw(in bundle: URL, of target: AppTarget) async throws -> [Diagnostic] {
    let files = Self.files(in: bundle)
    guard !files.isEmpty else { return [] }
    guard let program = Self.path else {
      return [
        Diagnostic(
          .warning, "PDF images aren't shown, because \(Self.program) isn't installed",
          file: Self.source(of: files[0], in: bundle, target),
          hint: "sudo apt-get install poppler-utils")
      ]
    }
    let kept = try RootFolder(making: folder)
    let root = try RootFolder(making: bundle)
    var failures: [Diagnostic] = []
    for file in files {
      let scale = Self.keepsVectors(file) ? 6 : 3
      guard let picture = try await draw(file, scale: scale, program: program, keeping: kept)
      else {
        let source = Self.source(of: file, in: bundle, target)
        failures.append(Diagnostic(.warning, "can't draw the PDF file", file: source))
        continue
      }
      try root.copy(picture, of: kept, to: Self.path(of: file, in: bundle) + "@\(scale)x.png")
    }
    return failures
  }

  /// Returns the PDF files of image sets, and those directly in the bundle.
  private static func files(in bundle: URL) -> [URL] {
    guard let all = FileManager.default.enumerator(at: bundle, includingPropertiesForKeys: nil)
    else { return [] }
    var files: [URL] = []
    for case let file as URL in all where file.pathExtension.lowercased() == "pdf" {
      let folder = file.deletingLastPathComponent()
      guard folder.pathExtension == "imageset" || folder.path == bundle.path else { continue }
      files.append(file)
      if files.count == mostPictures { break }
    }
    return files.sorted { $0.path < $1.path }
  }

  private static func path(of file: URL, in bundle: URL) -> String {
    file.path.path(relativeTo: bundle.path) ?? file.lastPathComponent
  }

  /// Returns the user's file that a file in the bundle was copied from.
  private static func source(of file: URL, in bundle: URL, _ target: AppTarget) -> String {
    let path = path(of: file, in: bundle)
    for resource in target.resources {
      if resource.destination == path { return resource.source.path }
      let prefix = resource.destination + "/"
      guard path.hasPrefix(prefix) else { continue }
      return resource.source.appendingPathComponent(String(path.dropFirst(prefix.count))).path
    }
    return target.project.path
  }

  /// Returns whether the image set preserves vector data, so the image can be displayed much larger
  /// than its size.
  private static func keepsVectors(_ file: URL) -> Bool {
    let contents = file.deletingLastPathComponent().appendingPathComponent("Contents.json")
    guard let list = try? JSONFile.read(contents, what: "the description of the set"),
      let properties = list["properties"] as? [String: Any]
    else { return false }
    return properties["preserves-vector-representation"] as? Bool == true
  }

  private static var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Draws a file, unless it has been drawn before.
  /// - Returns: The name of the image in the folder of finished drawings, or `nil` if the file
  ///   can't be drawn.
  private func draw(_ file: URL, scale: Int, program: String, keeping kept: RootFolder)
    async throws -> String?
  {
    guard let data = try? InputFile.read(file), data.count <= Self.largestFile else { return nil }
    let name = "\(Self.mark(of: data))-\(scale).png"
    if kept.status(of: name) == nil {
      guard let picture = try await draw(data, scale: scale, program: program) else { return nil }
      try kept.replace(name, with: picture)
    }
    return name
  }

  private func draw(_ data: Data, scale: Int, program: String) async throws -> Data? {
    let scratch = try ScratchFolder(in: folder)
    defer { scratch.remove() }
    let root = try RootFolder(scratch.url)
    let file = try root.write(data, to: "picture.pdf")
    let command = try Sandbox(sandbox).command(
      [
        program, "-png", "-singlefile", "-transp", "-cropbox", "-r", "\(72 * scale)", file.path,
        root.url.appendingPathComponent("picture").path,
      ], rules: rules(root.url), directory: root.url.path)
    let result = try await ConfinedProgram.run(
      command, environment: ["PATH": "/usr/bin:/bin", "HOME": root.url.path], in: root.url,
      longest: Self.longest)
    return result.status == 0 ? try? root.read("picture.png") : nil
  }

  private func rules(_ folder: URL) -> SandboxRules {
    var rules = SandboxRules()
    rules.readable =
      SystemFolders.development + SystemFolders.libraries + SystemFolders.fonts
      + SystemFolders.data
    rules.writable = [folder.path]
    rules.limits = .pictures
    return rules
  }

  /// Returns a hash that distinguishes files by their contents.
  private static func mark(of data: Data) -> String {
    var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15)
    for byte in data {
      first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      second = (second &+ UInt64(byte)) &* 0x2545_F491_4F6C_DD1D
    }
    return String(first, radix: 16) + String(second ^ UInt64(data.count), radix: 16)
  }
}
