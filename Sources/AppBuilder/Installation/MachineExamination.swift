import Foundation
import Safeguards
import Sandbox
import Subprocess

/// A check of this computer for everything that Quince needs.
package struct MachineExamination: CustomStringConvertible {
  /// A requirement.
  private struct Finding {
    var what: String
    var isThere: Bool
    /// The command that installs the requirement, or `nil` if the name is already a recommendation.
    var remedy: String?
    /// Whether Quince can't work without the requirement.
    var isRequired = true
  }

  private var findings: [Finding]

  /// Checks this computer.
  package init() async {
    let web = WebEngineInstallation.packagesToInstall
    let scripts = await ScriptFonts { await Self.findsFont(where: "lang=\($0)") }
    findings = [
      Finding(
        what: "the C and C++ libraries to link apps with", isThere: LinkingFiles().areComplete,
        remedy: Self.apt("g++")),
      Finding(
        what: "Pango, Cairo, and gdk-pixbuf, for drawing", isThere: Self.findsDrawing,
        remedy: Self.apt("libpangocairo-1.0-0 libgdk-pixbuf-2.0-0")),
      Finding(
        what: "Quince's UIKit", isThere: (try? UIKitLibrary.find().symbolGraphs()) != nil,
        remedy: "make build, in a clone of Quince"),
      Finding(
        what: "a sandbox for apps and the compiler",
        isThere: SandboxMeans.tried.shortcoming == nil,
        remedy: Self.sandboxRemedy, isRequired: false),
      Finding(
        what: "the font Inter", isThere: await Self.findsFont(where: "family=Inter"),
        remedy: Self.apt("fonts-inter")),
      Finding(
        what: "a font with emoji", isThere: await Self.findsFont(where: "family=Noto Color Emoji"),
        remedy: Self.apt("fonts-noto-color-emoji")),
      Finding(
        what: "a monospaced font",
        isThere: await Self.findsFont(where: "family=DejaVu Sans Mono"),
        remedy: Self.apt("fonts-dejavu-core"), isRequired: false),
      Finding(
        what: "fonts that replace Helvetica, Times, and Courier",
        isThere: await Self.findsFont(where: "family=Liberation Sans"),
        remedy: Self.apt("fonts-liberation"), isRequired: false),
      Finding(
        what: scripts.description, isThere: scripts.areComplete,
        remedy: Self.apt(scripts.packages), isRequired: false),
      Finding(
        what: "a spelling checker for English", isThere: Self.findsSpelling,
        remedy: Self.apt("libhunspell-1.7-0 hunspell-en-us"), isRequired: false),
      Finding(
        what: "QR codes that apps write and read",
        isThere: Self.findsLibrary("libzbar.so.0") && Self.findsLibrary("libqrencode.so.4"),
        remedy: Self.apt("libzbar0 libqrencode4"), isRequired: false),
      Finding(
        what: "WPE WebKit, for web pages", isThere: web.isEmpty,
        remedy: Self.apt(web.joined(separator: " ")), isRequired: false),
      Finding(
        what: "Poppler, for PDF images", isThere: Self.findsProgram("pdftocairo"),
        remedy: Self.apt("poppler-utils"), isRequired: false),
      Finding(
        what: "a loader for WebP images", isThere: Self.findsImageLoader("webp"),
        remedy: Self.apt("webp-pixbuf-loader"), isRequired: false),
      Finding(
        what: "FFmpeg, for recordings", isThere: Self.findsProgram("ffmpeg"),
        remedy: Self.apt("ffmpeg"), isRequired: false),
      Finding(
        what: "a way to open the browser", isThere: Self.findsProgram("xdg-open"),
        remedy: Self.apt("xdg-utils"), isRequired: false),
    ]
    findings = await Self.toolchain + findings + OwnFolder.allCases.map(Self.finding)
  }

  /// Whether all requirements are met.
  package var isHealthy: Bool {
    findings.allSatisfy { $0.isThere || !$0.isRequired }
  }

  /// A line for each finding, with the command that installs what's missing.
  package var description: String {
    findings.map { finding in
      if finding.isThere { return "✓ \(finding.what)" }
      let mark = finding.isRequired ? "✗" : "–"
      guard let remedy = finding.remedy else { return "\(mark) \(finding.what)" }
      let advice = finding.isRequired ? "not found" : "not found, optional"
      return "\(mark) \(finding.what): \(advice); \(remedy)"
    }
    .joined(separator: "\n")
  }

  /// Findings about the toolchain that this version of Quince needs: its location or how to get it,
  /// and whether it starts.
  private static var toolchain: [Finding] {
    get async {
      let version = (try? UIKitLibrary.find())?.compilerVersion
      let name = ToolchainSearch.name(of: version)
      let search = ToolchainSearch()
      guard let found = search.matching(version) else {
        let remedy = ToolchainSearch.remedy(for: version) + search.others
        return [Finding(what: name, isThere: false, remedy: remedy)]
      }
      let problem = await ToolchainTrial(of: found).problem
      return [
        Finding(what: "\(name), in \(found.programs.path)", isThere: true),
        Finding(
          what: "the libraries that the toolchain needs", isThere: problem == nil,
          remedy: "\(apt(ToolchainTrial.packages)) (\(problem ?? ""))"),
        Finding(
          what: "the toolchain's language server, for editors",
          isThere: FileManager.default.isExecutableFile(atPath: found.languageServer.path),
          remedy: "install the complete toolchain from https://www.swift.org/install/linux",
          isRequired: false),
      ] + [await debugger(of: found)].compactMap(\.self)
    }
  }

  /// Returns the row of the debugger, or `nil` if the row of the cache, which it needs, has the
  /// problem.
  private static func debugger(of toolchain: Toolchain) async -> Finding? {
    guard (try? OwnFolder.cache.prepared()) != nil else { return nil }
    let what = "the toolchain's debugger"
    do {
      _ = try await Debugger(of: toolchain).prepare()
      return Finding(what: what, isThere: true, isRequired: false)
    } catch {
      let problem = (error as? BuildFailure)?.diagnostics.first
      let remedy = [problem?.hint, problem.map { "(\($0.message))" }].compactMap(\.self)
      return Finding(
        what: what, isThere: false, remedy: remedy.joined(separator: " "), isRequired: false)
    }
  }

  private static func finding(_ folder: OwnFolder) -> Finding {
    var problem: FileFailure?
    do throws(FileFailure) {
      _ = try folder.prepared()
    } catch {
      problem = error
    }
    return Finding(
      what: problem.map { "\($0)" } ?? folder.name, isThere: problem == nil, remedy: nil)
  }

  /// A description of the restrictions that aren't enforced, with the command that can fix that.
  private static var sandboxRemedy: String {
    let means = SandboxMeans.tried
    let reason = means.shortcoming ?? ""
    let remedy = reason == SandboxMeans.notInstalled ? apt("bubblewrap") : reason
    return ([remedy + "; not enforced:"] + means.gaps.map { "    \($0)" }).joined(separator: "\n")
  }

  private static func apt(_ package: String) -> String {
    "sudo apt-get install \(package)"
  }

  private static func findsProgram(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  private static var findsDrawing: Bool {
    ["libpangocairo-1.0.so.0", "libpangoft2-1.0.so.0", "libgdk_pixbuf-2.0.so.0"]
      .allSatisfy(findsLibrary)
  }

  private static func findsLibrary(_ name: String) -> Bool {
    guard let library = dlopen(name, RTLD_LAZY) else { return false }
    dlclose(library)
    return true
  }

  private static var findsSpelling: Bool {
    let hasWords = SystemFolders.words.contains {
      FileManager.default.fileExists(atPath: "\($0)/en_US.dic")
    }
    return hasWords && findsLibrary("libhunspell-1.7.so.0")
  }

  /// Returns whether gdk-pixbuf can load a format that isn't built in.
  private static func findsImageLoader(_ format: String) -> Bool {
    let places = FileManager.default
    return ["/usr/lib64", "/usr/lib", "/usr/local/lib"].contains { folder in
      let inside = (try? places.contentsOfDirectory(atPath: folder)) ?? []
      let folders = [folder] + inside.filter { $0.contains("-linux-") }.map { "\(folder)/\($0)" }
      return folders.contains {
        places.fileExists(
          atPath: "\($0)/gdk-pixbuf-2.0/2.10.0/loaders/libpixbufloader-\(format).so")
      }
    }
  }

  private static func findsFont(where pattern: String) async -> Bool {
    let list = try? await Subprocess.run(
      .name("fc-list"), arguments: [":\(pattern)", "family"], output: .string(limit: 1 << 20))
    return list?.standardOutput.isEmpty == false
  }
}
