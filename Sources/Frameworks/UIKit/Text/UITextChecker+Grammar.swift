import Stubs

extension UITextChecker {
  /// Checks the grammar of a part of the text.
  @available(IOS27 )
  public func requestGrammarChecking(
    of stringToCheck: String, range: NSRange, waitForAllResults: Bool,
    completionHandler: (([NSTextCheckingResult]) -> Void)? = nil
  ) {
    Stub.textCheckerGrammar.report()
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler?([]) }
  }

  /// Checks the grammar of a part of the text.
  @available(IOS27 )
  public func requestGrammarChecking(
    of stringToCheck: String, range: NSRange, waitForAllResults: Bool
  ) async -> [NSTextCheckingResult] {
    Stub.textCheckerGrammar.report()
    return []
  }

  /// Treats a part of a sentence as correct from now on.
  public func ignoreGrammarRange(_ grammarRange: NSRange, inSentence sentence: String) {
    Stub.textCheckerGrammar.report()
  }
}
