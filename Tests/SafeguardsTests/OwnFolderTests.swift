import Foundation
import Safeguards
import Testing

/// The locations of Quince's own files, as set in the environment.
struct OwnFolderTests {
  @Test(arguments: ["", "relative"])
  func aVariableWithoutAnAbsolutePathCountsAsNone(_ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      for name in ["HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"] { setenv(name, path, 1) }
      let home = String(cString: getpwuid(getuid()).pointee.pw_dir)
      #expect(OwnFolder.cache.url.path == "\(home)/.cache/quince")
      #expect(OwnFolder.data.url.path == "\(home)/.local/share/quince")
    }
  }

  @Test func thoseOfTheEnvironmentAreTaken() async {
    await #expect(processExitsWith: .success) {
      setenv("HOME", "/home/anna", 1)
      setenv("XDG_CACHE_HOME", "/srv/cache", 1)
      unsetenv("XDG_DATA_HOME")
      unsetenv("TMPDIR")
      #expect(OwnFolder.cache.url.path == "/srv/cache/quince")
      #expect(OwnFolder.data.url.path == "/home/anna/.local/share/quince")
      #expect(OwnFolder.temporary.url.path == "/tmp")
    }
  }

  @Test func whatIsWrongIsToldWithWhatToDo() {
    let failure = #expect(throws: FileFailure.self) {
      try OwnFolder.cache.prepared(at: URL(filePath: "/proc/self/cache"))
    }
    #expect(failure?.path == "/proc/self/cache")
    #expect(failure?.reason.hasPrefix("can't use the cache folder: ") == true)
    #expect(
      failure?.reason.hasSuffix("; set XDG_CACHE_HOME to a folder that you can write to") == true)
  }
}
