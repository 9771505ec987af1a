extension String {
  /// The text as a word of a shell's command, in quotation marks if it needs them.
  package var quotedForShell: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-+,@%:=".contains($0) }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
