import Foundation
import Glibc

/// Encrypts connections from the network for the server of `quince run --share`.
///
/// It's a separate program so that no other command loads the encryption library. It prints its
/// port on standard output. It exits when its standard input is closed, which happens when the
/// process that started it ends.
@main
struct QuinceTLS {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 5, let port = Int(words[4]) else {
      FileHandle.standardError.write(
        Data("quince-tls can't be started by itself; run quince instead\n".utf8))
      exit(64)
    }
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread {
      while !FileHandle.standardInput.availableData.isEmpty {}
      exit(0)
    }
    let front = TLSServer(
      certificate: words[1], key: words[2], host: words[3], port: port, socket: words[5])
    do {
      try await front.serve { say("listening \($0)") }
    } catch let failure as TLSContext.Failure {
      say("failed \(failure)")
    } catch {
      say("failed nothing can listen on \(words[3]):\(port): \(error)")
    }
    exit(1)
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
